/**
 * Who may do what over REST: the one list a reviewer reads (contract §4). It is the desired state:
 * every start grants what is missing here and takes away what is not listed.
 *
 * A request with a token has the rights of its own role alone, so each role repeats what the role
 * before it may do. Drafts are kept from everybody but the owner in `documents/draft-guard.ts`.
 */

export const ROLE_TYPES = ["public", "authenticated", "owner"] as const;
export type RoleType = (typeof ROLE_TYPES)[number];

/** Content types with many entries. */
const COLLECTIONS = [
  "publication",
  "person",
  "course",
  "teaching-resource",
  "office-hour",
  "student",
  "project",
  "blog-post",
  "blog-category",
  "media-item",
  "useful-link",
  "page-seo",
];

/** Collections that are also saved as a whole, in order (contract §3). */
const ORDERED_LISTS = ["home-stat", "focus-area", "award", "event", "testimonial"];

/** Content types with one entry. */
const SINGLES = ["teaching-setting", "about-page", "research-page", "contact-info", "seo-setting"];

function actions(types: string[], verbs: string[]): string[] {
  return types.flatMap((type) => verbs.map((verb) => `api::${type}.${type}.${verb}`));
}

const READ = [
  ...actions([...COLLECTIONS, ...ORDERED_LISTS], ["find", "findOne"]),
  ...actions(SINGLES, ["find"]),
  "api::picture.picture.find",
  "api::publication.publication.at",
  // Says something to whoever has the key of a preview.
  "api::preview.preview.open",
  "api::publication-index.publication-index.find",
  "api::publication-page.publication-page.findOne",
];

const WRITE = [
  ...actions([...COLLECTIONS, ...ORDERED_LISTS], ["create", "update", "delete"]),
  ...actions(ORDERED_LISTS, ["replaceAll"]),
  "api::useful-link.useful-link.move",
  "api::publication.publication.bulk",
  ...actions(SINGLES, ["update", "delete"]),
];

const ACCOUNT_ENTRY = [
  "plugin::users-permissions.auth.callback",
  "plugin::users-permissions.auth.register",
  "plugin::users-permissions.auth.refresh",
  // With a refresh token alone, when the access token has run out.
  "plugin::users-permissions.auth.logout",
  "plugin::users-permissions.auth.forgotPassword",
  "plugin::users-permissions.auth.resetPassword",
  "plugin::users-permissions.auth.sendEmailConfirmation",
  "api::account.sign-in.confirmEmail",
  "api::account.sign-in.passSecondFactor",
  "api::account.settings.find",
];

const OWN_ACCOUNT = [
  "plugin::users-permissions.user.me",
  "plugin::users-permissions.auth.changePassword",
  "plugin::users-permissions.auth.getSessions",
  "plugin::users-permissions.auth.revokeSession",
  "api::profile.profile.find",
  "api::profile.profile.update",
  "api::account.second-factor.find",
  "api::account.second-factor.enrol",
  "api::account.second-factor.verify",
  "api::account.second-factor.disable",
  "api::account.second-factor.renewRecoveryCodes",
];

const ACCOUNT_RULES = ["api::account.settings.update"];

const EMAIL_CHANGE = ["find", "create", "delete", "confirm"].map(
  (verb) => `api::account.email-change.${verb}`,
);

const OPERATIONS = [
  "api::mail-status.mail-status.find",
  "api::content-index.content-index.find",
  "api::setup-guide.setup-guide.find",
  "api::setup-guide.setup-guide.update",
  "api::demo-content.demo-content.find",
  "api::demo-content.demo-content.delete",
  ...["find", "create", "download"].map((verb) => `api::backup.backup.${verb}`),
];

const HISTORY = [
  ...["find", "restore", "restoreDeletion", "remove"].map((verb) => `api::revision.trash.${verb}`),
  ...["find", "findOne", "restore", "usage"].map((verb) => `api::revision.revision.${verb}`),
  ...["find", "findOne", "restore"].map((verb) => `api::revision.list-revision.${verb}`),
  "api::revision.activity.find",
];

const PREVIEWS = [
  "api::preview.preview.create",
  ...["find", "update", "delete"].map((verb) => `api::preview.share.${verb}`),
];

const LOOKUPS = ["api::publication-lookup.publication-lookup.find"];

const IMPORTS = ["find", "findOne", "create", "updateRow", "commit", "undo", "delete"].map(
  (verb) => `api::publication-import.publication-import.${verb}`,
);

const UPLOADS = [
  "plugin::upload.content-api.find",
  "plugin::upload.content-api.findOne",
  "plugin::upload.content-api.upload",
  "plugin::upload.content-api.destroy",
];

export const PERMISSIONS: Record<RoleType, string[]> = {
  public: [...READ, ...ACCOUNT_ENTRY],
  authenticated: [...READ, ...ACCOUNT_ENTRY, ...OWN_ACCOUNT],
  owner: [
    ...READ,
    ...WRITE,
    ...ACCOUNT_ENTRY,
    ...OWN_ACCOUNT,
    ...ACCOUNT_RULES,
    ...EMAIL_CHANGE,
    ...OPERATIONS,
    ...HISTORY,
    ...PREVIEWS,
    ...LOOKUPS,
    ...IMPORTS,
    ...UPLOADS,
  ],
};
