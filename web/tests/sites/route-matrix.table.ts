import type { BuiltRoute } from "../support/route-manifest";

/** Who asks, as the columns below: "ended" shows the cookie of a session that is over. */
export const ROLES = ["nobody", "ended", "plain", "owner"] as const;
export type Role = (typeof ROLES)[number];

export interface Visitor {
  who: string;
  role: Role;
  cookie: string;
}

/** What an answer must be: a status, or where it leads; "page|data" where the two differ. */
export type Outcomes = Record<Role, string>;

export interface Expectation {
  route: string;
  address: string;
  read: Outcomes;
  write: Outcomes;
}

/**
 * Every route of the build but the public pages, which follow the rule below, with what it answers
 * to pages and to data requests. Written is a form that no screen can have sent: 400 is its answer,
 * and proves that the guard has let somebody pass.
 *
 *   login<   to /login, and from there back to this address
 *   login    to /login        home   to /        admin   to /admin
 *   backups, password         to these screens
 *   a|b      a for the page, b for its data
 *   {list}   the id of an entry of this list of the cms
 */
const TABLE = `
route                    address                  read: nobody  ended   plain   owner  write: nobody      ended       plain     owner
_site.events.$id         /events/{events}               200|404 200|404 200|404 200|404       405|404     405|404     405|404   405|404
_auth.login              /login                         200     200     200     admin         200         200         200       admin|200
_auth.login_.code        /login/code                    login   login   login   login         login       login       login     login
login_.again             /login/again                   login   login   login   login         200         200         200       200
_auth.register           /register                      200     200     200     200           200         200         200       200
_auth.confirm-email      /confirm-email                 200     200     200     200           200         200         200       200
_auth.forgot-password    /forgot-password               200     200     200     200           200         200         200       200
_auth.reset-password     /reset-password                200     200     200     200           200         200         200       200
admin                    /admin                         login<  login<  home    200           405         405         405       405
admin._index             /admin?index                   login<  login<  home    200           login       login       home      400
admin.activity           /admin/activity                login<  login<  home    200           login<|405  login<|405  home|405  405
admin.alternative-texts  /admin/alternative-texts       login<  login<  home    200           login<|405  login<|405  home|405  405
admin.backups            /admin/backups                 login<  login<  home    200           login       login       home      400
admin.backups_.download  /admin/backups/download        login<  login<  home    backups          login       login       home      400
admin.contact            /admin/contact                 login<  login<  home    200           login       login       home      400
admin.courses            /admin/courses                 login<  login<  home    200           login       login       home      400
admin.blog               /admin/blog                    login<  login<  home    200           login       login       home      400
admin.blog_.$id          /admin/blog/new                login<  login<  home    200           login       login       home      400
admin.blog_.$id_.view    /admin/blog/{blog-posts}/view  login<  login<  home    200           405         405         405       405
admin.blog_.categories   /admin/blog/categories         login<  login<  home    200           login       login       home      400
admin.history.$type      /admin/history/contact-info    login<  login<  home    200           login       login       home      400
admin.homepage           /admin/homepage                login<  login<  home    200           login       login       home      400
admin.files              /admin/files                   login<  login<  home    admin         login       login       home      400
admin.links              /admin/links                   login<  login<  home    200           login       login       home      400
admin.media              /admin/media                   login<  login<  home    200           login       login       home      400
admin.people             /admin/people                  login<  login<  home    200           login       login       home      400
admin.pictures           /admin/pictures?url=x          login<  login<  home    200           login       login       home      400
admin.preview-share      /admin/preview-share           login<  login<  home    admin         login       login       home      400
admin.preview.$type      /admin/preview/blog-post       login<  login<  home    200           login       login       home      400
admin.projects           /admin/projects                login<  login<  home    200           login       login       home      400
admin.publications       /admin/publications            login<  login<  home    200           login       login       home      400
admin.publications_.lookup /admin/publications/lookup   login<  login<  home    admin         login       login       home      400
admin.publications_.import  /admin/publications/import  login<  login<  home    200           login       login       home      400
admin.publications_.import_.$id  /admin/publications/import/{publication-imports}  login<  login<  home  200  login  login  home  400
admin.publications_.import_.$id_.progress  /admin/publications/import/{publication-imports}/progress  login<  login<  home  200  405  405  405  405
admin.publications_.import_.$id_.rows.$row  /admin/publications/import/{publication-imports}/rows/0  login<  login<  home  200  405  405  405  405
admin.research-settings  /admin/research-settings       login<  login<  home    200           login       login       home      400
admin.search             /admin/search?q=x              login<  login<  home    200           405         405         405       405
admin.seo                /admin/seo?tab=pages           login<  login<  home    200           login       login       home      400
admin.settings           /admin/settings?tab=advanced   login<  login<  home    200           login       login       home      400
admin.settings_.email    /admin/settings/email          login<  login<  home    200           login       login       home      400
admin.students           /admin/students                login<  login<  home    200           login       login       home      400
admin.teaching           /admin/teaching                login<  login<  home    200           login       login       home      400
admin.trash              /admin/trash                   login<  login<  home    200           login       login       home      400
[.]well-known.change-password /.well-known/change-password password|404 password|404 password|404 password|404     405|404         405|404         405|404       405|404
healthz                  /healthz                       200     200     200     200           405         405         405       405
index                    /index                         home    home    home    home          405         405         405       405
logout                   /logout                        home    home    home    home          login       login       login     login
readyz                   /readyz                        200     200     200     200           405         405         405       405
`;

/**
 * Of a public page, for everybody: the page, or 404 for an unknown one, nothing to post to, and no
 * data, since public pages are documents.
 */
function publicPage({ id, pattern, isIndex, hasAction }: BuiltRoute): Expectation[] {
  if (hasAction) return [];
  const address = pattern.replace(/:[^/.]+/g, "unknown").replace("*", "no/such/page");
  return [
    {
      route: id,
      address: isIndex ? `${address}?index` : address,
      read: forAll(address === pattern ? "200|404" : "404"),
      write: forAll("405|404"),
    },
  ];
}

function forAll(outcome: string): Outcomes {
  return { nobody: outcome, ended: outcome, plain: outcome, owner: outcome };
}

function rows(): Expectation[] {
  const [, ...lines] = TABLE.trim().split("\n");
  return lines.map((line) => {
    const [route = "", address = "", ...cells] = line.split(/\s+/);
    return {
      route: `routes/${route}`,
      address,
      read: outcomes(cells.slice(0, 4)),
      write: outcomes(cells.slice(4)),
    };
  });
}

function outcomes([nobody = "", ended = "", plain = "", owner = ""]: string[]): Outcomes {
  return { nobody, ended, plain, owner };
}

/**
 * What to expect of these routes, the public pages first.
 * @throws when a route has no row and is no public page without a form, or a row has no route
 */
export function expectationsOf(routes: BuiltRoute[]): Expectation[] {
  const table = rows();
  const byRule = routes.filter(({ id }) => id.startsWith("routes/_site.")).flatMap(publicPage);
  const all = [...byRule, ...table];
  const missing = routes.filter(({ id }) => !all.some(({ route }) => route === id));
  const stale = table.filter(({ route }) => !routes.some(({ id }) => route === id));
  const names = [...missing.map(({ id }) => id), ...stale.map(({ route }) => route)];
  if (names.length > 0) throw new Error(`Mend the rows of these routes: ${names.join(", ")}`);
  return all;
}

/** What an outcome of the table means at this address. */
export function meaningOf(outcome: string, address: string, kind: "page" | "data"): string {
  const [page = "", data = page] = outcome.split("|");
  const places: Record<string, string> = {
    "login<": `/login?${new URLSearchParams({ redirectTo: address.replace("?index", "") })}`,
    login: "/login",
    home: "/",
    admin: "/admin",
    backups: "/admin/backups",
    password: "/admin/settings?tab=advanced",
  };
  const wanted = kind === "page" ? page : data;
  return places[wanted] ?? wanted;
}
