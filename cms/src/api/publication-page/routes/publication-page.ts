export default {
  routes: [
    { method: "GET", path: "/publication-pages/:slug", handler: "publication-page.findOne" },
  ],
};
