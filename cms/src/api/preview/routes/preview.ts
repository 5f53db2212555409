export default {
  routes: [
    { method: "POST", path: "/previews", handler: "preview.create" },
    { method: "POST", path: "/previews/open", handler: "preview.open" },
    { method: "GET", path: "/preview-shares/:type", handler: "share.find" },
    { method: "PUT", path: "/preview-shares/:type/:id", handler: "share.update" },
    { method: "DELETE", path: "/preview-shares/:type/:id", handler: "share.delete" },
  ],
};
