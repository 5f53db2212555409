export default {
  routes: [
    {
      method: "POST",
      path: "/publication-imports/lookup",
      handler: "publication-lookup.find",
    },
  ],
};
