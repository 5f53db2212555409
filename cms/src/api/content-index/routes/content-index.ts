export default {
  routes: [{ method: "GET", path: "/content-index", handler: "content-index.find" }],
};
