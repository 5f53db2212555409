export default {
  routes: [
    { method: "GET", path: "/publication-imports", handler: "publication-import.find" },
    { method: "POST", path: "/publication-imports", handler: "publication-import.create" },
    { method: "GET", path: "/publication-imports/:id", handler: "publication-import.findOne" },
    { method: "DELETE", path: "/publication-imports/:id", handler: "publication-import.delete" },
    {
      method: "PUT",
      path: "/publication-imports/:id/rows/:row",
      handler: "publication-import.updateRow",
    },
    {
      method: "POST",
      path: "/publication-imports/:id/commit",
      handler: "publication-import.commit",
    },
    { method: "POST", path: "/publication-imports/:id/undo", handler: "publication-import.undo" },
  ],
};
