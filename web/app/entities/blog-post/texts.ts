/** Every exact text about the blog (public spec §2, Blog and Blog post; admin spec §2, §5, §8). */
export const texts = {
  title: "Blog",
  loading: "Loading blog posts...",
  none: "No blog posts found matching your search.",
  clear: "Clear search",
  search: {
    label: "Search the blog",
    placeholder: "Search posts...",
    submit: "Search",
  },
  found: (count: number) => (count === 1 ? "1 post found" : `${count} posts found`),
  categories: "Categories",
  recent: "Recent Posts",
  subscribe: {
    title: "Stay Updated",
    label: "Email address",
    submit: "Subscribe",
  },

  back: "Back to Blog",
  unknownAuthor: "Admin",
  readingTime: (minutes: number) => `${minutes} min read`,
  tags: "Tags",
  writtenBy: "Written by",
  morePosts: "More posts",
  previous: "Previous post",
  next: "Next post",
  loadError: {
    title: "Error Loading Blog Post",
    text: "Sorry, we couldn't load this blog post.",
  },
  notFound: {
    title: "Blog Post Not Found",
    text: "Sorry, the blog post you're looking for doesn't exist or is not published.",
  },

  admin: {
    title: "Manage Blog Posts",
    subtitle: "Write, publish, and organize blog posts",
    search: "Search posts...",
    add: "Add New Post",
    manageCategories: "Manage Categories",
    empty: "No blog posts found",
    published: "Published",
    draft: "Draft",
    staysDraft: "The post is a draft: it does not appear at this time until you publish it.",
    uncategorized: "Uncategorized",
    fetchFailed: "Failed to fetch blog posts",
    categoriesFailed: "Failed to fetch categories",
    addForm: {
      title: "Add New Post",
      submit: "Create Post",
    },
    editForm: {
      title: "Edit Post",
      submit: "Update Post",
    },
    created: "Blog post created successfully",
    updated: "Blog post updated successfully",
    deleted: "Blog post deleted successfully",
    toggled: (published: boolean) =>
      `Blog post ${published ? "published" : "unpublished"} successfully`,
    createFailed: "Error Creating Post",
    updateFailed: "Error Updating Post",
    noId: "Post ID is missing for update.",
    saveFailed: "Something went wrong",
    deleteFailed: "Failed to delete blog post",
    toggleFailed: (published: boolean) =>
      `Failed to ${published ? "publish" : "unpublish"} blog post`,
    deleteDialog: "Delete Blog Post",
    unknown: "This post no longer exists.",
  },

  invalid: {
    title: "Title is required",
    longTitle: "Title must be at most 500 characters",
    picture: "Must be a valid URL",
  },
} as const;
