export default {
  routes: [
    {
      method: "GET",
      path: "/publications/at/:address",
      handler: "api::publication.publication.at",
    },
  ],
};
