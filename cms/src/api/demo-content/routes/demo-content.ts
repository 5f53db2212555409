export default {
  routes: [
    { method: "GET", path: "/demo-content", handler: "demo-content.find" },
    { method: "DELETE", path: "/demo-content", handler: "demo-content.delete" },
  ],
};
