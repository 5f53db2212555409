export default {
  routes: [
    { method: "GET", path: "/backups", handler: "backup.find" },
    { method: "POST", path: "/backups", handler: "backup.create" },
    { method: "POST", path: "/backups/:name/download", handler: "backup.download" },
  ],
};
