import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Where the picture fields of forms send their uploads. */
export const PICTURES = "/admin/pictures";

/** Where other files go. */
export const FILES = "/admin/files";

/** Where the form of a publication asks what its DOI stands for. */
export const LOOKUPS = "/admin/publications/lookup";

/** What forms ask for on the way, which changes nothing until they are saved. */
const ON_THE_WAY = new Set<string | undefined>([PICTURES, FILES, LOOKUPS]);

/**
 * Keeps a screen's rows when its own action was rejected: nothing has changed, and while the cms is
 * down reading again would replace them by an error. An upload from a form changes nothing either
 * until the form is saved. Export it as `shouldRevalidate`.
 */
export const revalidateUnlessRejected: ShouldRevalidateFunction = (args) =>
  !isRejection(args.actionResult) && revalidateFrame(args);

/** The same for a screen with tabs: another tab shows rows that are there already. */
export const revalidateUnlessTabChange: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, formMethod } = args;
  const isTabChange =
    !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isTabChange && revalidateUnlessRejected(args);
};

/** What a form is told when nobody has answered it: the screen stays as it is. */
export const UNANSWERED = {
  saved: false,
  conflict: false,
  result: undefined,
  isUnanswered: true,
} as const;

/**
 * Keeps what the frames around a screen show while a form on it sends a picture or its text: they
 * show nothing of it. Reading them again would be given up by the next picture's upload. And without
 * a connection reading again would put an error page in the place of everything.
 */
export const revalidateFrame: ShouldRevalidateFunction = ({
  formAction,
  actionResult,
  defaultShouldRevalidate,
}) => !ON_THE_WAY.has(formAction) && !isUnanswered(actionResult) && defaultShouldRevalidate;

/** Whether an action's answer is that nobody has answered. */
export function isUnanswered(result: unknown): boolean {
  return typeof result === "object" && result !== null && "isUnanswered" in result;
}

/** What a form is told when the session had ended, and the owner has signed in again. */
export const TO_BE_RESENT = { ...UNANSWERED, isToBeResent: true } as const;

export function isToBeResent(result: unknown): boolean {
  return isUnanswered(result) && "isToBeResent" in Object(result);
}

/** The same for the document, which shows toasts: also the one of too many attempts. */
export const revalidateForToast: ShouldRevalidateFunction = (args) =>
  args.actionStatus === 429 || revalidateFrame(args);

function isRejection(result: unknown): boolean {
  return (
    typeof result === "object" && result !== null && "saved" in result && result.saved === false
  );
}
