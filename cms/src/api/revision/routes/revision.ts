export default {
  routes: [
    { method: "GET", path: "/trash", handler: "trash.find" },
    { method: "POST", path: "/trash/:id/restore", handler: "trash.restore" },
    {
      method: "POST",
      path: "/trash/:id/restore-deletion",
      handler: "trash.restoreDeletion",
    },
    { method: "DELETE", path: "/trash/:id", handler: "trash.remove" },

    { method: "GET", path: "/revisions", handler: "revision.find" },
    { method: "GET", path: "/revisions/usage", handler: "revision.usage" },
    { method: "GET", path: "/revisions/:id", handler: "revision.findOne" },
    { method: "POST", path: "/revisions/:id/restore", handler: "revision.restore" },

    { method: "GET", path: "/list-revisions/:type", handler: "list-revision.find" },
    { method: "GET", path: "/list-revisions/:type/:change", handler: "list-revision.findOne" },
    {
      method: "POST",
      path: "/list-revisions/:type/:change/restore",
      handler: "list-revision.restore",
    },

    { method: "GET", path: "/activity", handler: "activity.find" },
  ],
};
