export default {
  routes: [
    { method: "GET", path: "/profile", handler: "profile.find" },
    { method: "PUT", path: "/profile", handler: "profile.update" },
  ],
};
