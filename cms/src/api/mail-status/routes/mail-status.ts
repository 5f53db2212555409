export default {
  routes: [{ method: "GET", path: "/mail-status", handler: "mail-status.find" }],
};
