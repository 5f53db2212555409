/** Every exact text about the categories of the blog (admin spec §2, §5 and §8). */
export const texts = {
  title: "Blog Categories",
  subtitle: "The subjects that blog posts belong to",
  back: "Back to Blog Posts",
  search: "Search categories...",
  loading: "Loading categories...",
  add: "New Category",
  empty: "No categories found",
  noDescription: "N/A",
  fetchFailed: "Failed to fetch blog categories",
  created: "Category created successfully",
  updated: "Category updated successfully",
  deleted: "Category deleted successfully",
  createFailed: "Failed to create category",
  updateFailed: "Failed to update category",
  deleteFailed: "Failed to delete category",
  addDialog: {
    title: "New Category",
    description: "Add a subject for blog posts. Its slug follows from its name.",
    submit: "Create Category",
  },
  editDialog: {
    title: "Edit Category",
    description: "Update the details of the category. Its slug follows from its name.",
    submit: "Update Category",
  },
  deleteDialog: {
    title: "Delete Category",
    question: (name: string) => `Are you sure you want to delete the category “${name}”?`,
    postsWarning: (count: number) =>
      `This category has ${count} ${count === 1 ? "post" : "posts"} associated with it.`,
    postsStay: "They stay, as Uncategorized.",
  },
  invalid: {
    name: "Category name is required",
    longName: "Category name must be at most 200 characters",
  },
} as const;
