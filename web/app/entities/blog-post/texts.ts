/** Every exact text about the blog (public spec §2, Blog and Blog post). */
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
  loadError: {
    title: "Error Loading Blog Post",
    text: "Sorry, we couldn't load this blog post.",
  },
  notFound: {
    title: "Blog Post Not Found",
    text: "Sorry, the blog post you're looking for doesn't exist or is not published.",
  },
} as const;
