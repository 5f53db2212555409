export default {
  routes: [
    {
      method: "POST",
      path: "/publications/bulk",
      handler: "api::publication.publication.bulk",
    },
  ],
};
