import { data, redirectDocument } from "@remix-run/node";
import {
  type CallOptions,
  type Cms,
  type CmsCall,
  CmsError,
  callCms,
  createCms,
} from "../cms/cms.server";
import { type CmsFile, openCmsFile } from "../cms/cms-file.server";
import { currentRenderContext } from "../cache/render-context.server";
import {
  type Profile,
  type Session,
  type Tokens,
  commitSession,
  forgetSession,
  isExpiring,
  readProfile,
  readSession,
  refreshTokens,
} from "./session.server";
import type { Toast } from "../toast/toast";
import { redirectDocumentWithToast, withToast } from "../toast/toast.server";
import { endedRedirect, loginRedirect } from "./login-redirect.server";
import { clientInfoOf } from "../http/client-info.server";

/** Where whoever is not the owner is sent (public spec §6). */
const HOME = "/";

/**
 * What an answer has beside its data. Remix fetches no toast after a 4xx but 429 (root.tsx), which
 * comes with the seconds after which to try again: any other status stands without a toast.
 */
export type ReplyOptions =
  | { toast?: undefined; status?: number }
  | { toast: Toast; status?: 200 | 429; retryAfter?: number | null };

/** A signed-in user, as a loader or an action uses it. */
export interface AuthenticatedUser {
  profile: Profile;
  /** The cms with this user's rights. Refreshes the tokens once when they have run out. */
  cms: Cms;
  /** The same, for the reads of a page that shows the preview with this key. */
  previewCms(key: string): Cms;
  /** The session's cookie if it changed, for a public page. */
  headers(): Promise<Headers>;
  /** All writes from now on name the form that they come from. */
  setFormKey(key: string): void;
  /** Stores new tokens after a call that ended the old ones: a change of the password. */
  replaceTokens(tokens: Tokens): void;
  /** Answers with data, the session's cookie if it changed, and a toast if given. */
  reply<T>(value: T, options?: ReplyOptions): ReturnType<typeof withToast<T>>;
  /**
   * The same for routes without a screen, where Remix passes on the status and the headers of a
   * whole response only.
   */
  json(value: object, status?: number): Promise<Response>;
  /** A file of the cms, asked for with this user's rights. @throws CmsError */
  download(path: string, body: object): Promise<CmsFile>;
  /** Answers with a file that the browser keeps and nobody else stores, for routes without a screen. */
  file(
    body: ReadableStream<Uint8Array>,
    file: { name: string; size: number | null; type: string },
  ): Promise<Response>;
  /**
   * Redirects to a page that may be public, with the session's cookie if it changed, and a toast if
   * given. Browsers load it as a document.
   */
  redirect(url: string, toast?: Toast): Promise<Response>;
}

/**
 * The owner behind the request: the first line of each admin loader and action.
 * A parent's loader does not protect its children in Remix, so each calls it itself.
 * @throws a redirect to the login page for nobody, to the home page for any other user
 */
export async function requireOwner(request: Request): Promise<AuthenticatedUser> {
  const user = await requireUser(request);
  if (!user.profile.is_admin) throw await user.redirect(HOME);
  return user;
}

/**
 * The signed-in user behind the request, checked with the cms.
 * While the cms is down the profile in the sealed cookie stands in, so that screens can say in
 * their own words what failed: the cms, which decides about every read and write, answers nothing.
 * @throws a redirect to the login page when nobody is signed in
 */
export async function requireUser(request: Request): Promise<AuthenticatedUser> {
  const stored = await readSession(request);
  if (!stored) throw await loginRedirect(request);
  const session = new AuthSession(stored, request);
  let formKey: string | undefined;
  const cms = createCms((call) =>
    session.call(call.method === "GET" ? call : { ...call, formKey }, callCms),
  );
  const profile = await profileOnce(request, stored, () => currentProfile(cms, stored));
  session.rememberProfile(profile);
  return {
    profile,
    cms,
    previewCms: (previewKey) => createCms((call) => session.call({ ...call, previewKey }, callCms)),
    headers: () => session.headers(),
    setFormKey: (key) => {
      formKey = key;
    },
    replaceTokens: (tokens) => session.replaceTokens(tokens),
    reply: async (value, options = {}) => {
      const headers = await session.headers();
      const { status } = options;
      if (!options.toast) return data(value, { headers, ...(status && { status }) });
      const { toast, retryAfter } = options;
      if (status === 429 && retryAfter) headers.set("retry-after", String(retryAfter));
      return withToast(value, toast, headers, options.status);
    },
    json: async (value, status = 200) =>
      Response.json(value, { status, headers: await session.headers() }),
    download: (path, body) => session.call({ method: "POST", path, body }, openCmsFile),
    file: async (body, { name, size, type }) => {
      const headers = await session.headers();
      headers.set("content-type", type);
      headers.set("content-disposition", `attachment; filename="${name}"`);
      headers.set("cache-control", "private, no-store");
      if (size !== null) headers.set("content-length", String(size));
      return new Response(body, { headers });
    },
    redirect: async (url, toast) => {
      const headers = await session.headers();
      return toast
        ? redirectDocumentWithToast(url, toast, headers)
        : redirectDocument(url, { headers });
    },
  };
}

/** Reads of profiles by the page that they are for; a screen's loaders each ask who it is. */
const profileReads = new WeakMap<object, Map<string, Promise<Profile>>>();

/**
 * One read for all loaders of a page, which Remix gives a request of their own each. The loaders
 * that run after an action read anew: it may have changed the profile.
 */
function profileOnce(
  { method }: Request,
  { jwt }: Session,
  read: () => Promise<Profile>,
): Promise<Profile> {
  const page = currentRenderContext();
  if (!page) return read();
  const reads = profileReads.get(page) ?? new Map<string, Promise<Profile>>();
  profileReads.set(page, reads);
  const key = `${method} ${jwt}`;
  const profile = reads.get(key) ?? read();
  reads.set(key, profile);
  return profile;
}

async function currentProfile(cms: Cms, session: Session): Promise<Profile> {
  try {
    return await readProfile(() => cms.get("/api/profile"));
  } catch (error) {
    if (error instanceof CmsError && error.isOutage) return session.profile;
    throw error;
  }
}

/** One way of calling the cms. */
type Ask<T> = (call: CmsCall, options: CallOptions) => Promise<T>;

/** Calls the cms with the session's token and keeps track of what the cookie must become. */
class AuthSession {
  private changed = false;

  constructor(
    private session: Session,
    private readonly request: Request,
  ) {}

  async call<T = unknown>(call: CmsCall, ask: Ask<T>): Promise<T> {
    if (isExpiring(this.session.jwt)) await this.refresh();
    const { jwt } = this.session;
    try {
      return await this.send(call, ask);
    } catch (error) {
      if (!(error instanceof CmsError) || error.status !== 401) throw error;
    }
    // A parallel call may have brought new tokens meanwhile.
    if (this.session.jwt === jwt) await this.refresh();
    try {
      return await this.send(call, ask);
    } catch (error) {
      if (error instanceof CmsError && error.status === 401) throw await this.ended();
      throw error;
    }
  }

  rememberProfile(profile: Profile): void {
    if (JSON.stringify(profile) === JSON.stringify(this.session.profile)) return;
    this.session = { ...this.session, profile };
    this.changed = true;
  }

  replaceTokens(tokens: Tokens): void {
    this.session = { ...this.session, ...tokens };
    this.changed = true;
  }

  async headers(): Promise<Headers> {
    const headers = new Headers();
    if (this.changed) headers.append("set-cookie", await commitSession(this.session));
    return headers;
  }

  private send<T>(call: CmsCall, ask: Ask<T>): Promise<T> {
    return ask(call, { token: this.session.jwt, client: clientInfoOf(this.request) });
  }

  private async refresh(): Promise<void> {
    const tokens = await refreshTokens(this.session.refreshToken, clientInfoOf(this.request));
    if (!tokens) throw await this.ended();
    this.replaceTokens(tokens);
  }

  private async ended(): Promise<Response> {
    return endedRedirect(this.request, await forgetSession());
  }
}
