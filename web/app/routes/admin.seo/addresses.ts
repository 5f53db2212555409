/** An address of the site, with what the page says of itself. */
export interface Address {
  path: string;
  title: string;
  description: string | null;
}

/** The pages that are always there; a test compares them with the routes. */
export const PAGES: readonly Address[] = [
  { path: "/", title: "Academic Profile" },
  { path: "/about", title: "About" },
  { path: "/research", title: "Research" },
  { path: "/publications", title: "Publications" },
  { path: "/teaching", title: "Teaching" },
  { path: "/students", title: "Students" },
  { path: "/projects", title: "Projects" },
  { path: "/blog", title: "Blog" },
  { path: "/media", title: "Media" },
  { path: "/links", title: "Useful Links" },
  { path: "/contact", title: "Contact" },
  { path: "/events", title: "Events" },
  { path: "/login", title: "Login" },
  { path: "/register", title: "Register" },
  { path: "/forgot-password", title: "Forgot password" },
].map((page) => ({ ...page, description: null }));
