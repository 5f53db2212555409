export default {
  routes: [
    {
      method: "PUT",
      path: "/useful-links/:id/position",
      handler: "api::useful-link.useful-link.move",
    },
  ],
};
