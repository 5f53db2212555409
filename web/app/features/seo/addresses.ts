/** An address of the site, with what the page says of itself. */
export interface Address {
  path: string;
  title: string;
  description: string | null;
}

const toAddress = (page: Pick<Address, "path" | "title">): Address => ({
  ...page,
  description: null,
});

/** The pages for visitors that are always there; a test compares them with the routes. */
export const SITE_PAGES: readonly Address[] = [
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
].map(toAddress);

/** The pages for whoever has an account: nobody searches for them. */
export const ACCOUNT_PAGES: readonly Address[] = [
  { path: "/login", title: "Login" },
  { path: "/register", title: "Register" },
  { path: "/forgot-password", title: "Forgot password" },
].map(toAddress);
