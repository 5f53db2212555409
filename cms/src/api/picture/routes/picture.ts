export default {
  routes: [{ method: "GET", path: "/pictures", handler: "picture.find" }],
};
