export default {
  routes: [{ method: "GET", path: "/publication-index", handler: "publication-index.find" }],
};
