export default {
  routes: [
    { method: "GET", path: "/setup-guide", handler: "setup-guide.find" },
    { method: "PUT", path: "/setup-guide", handler: "setup-guide.update" },
  ],
};
