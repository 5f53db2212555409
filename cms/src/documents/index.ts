import type { Core } from "@strapi/strapi";
import { userLifecycle } from "../accounts/user-lifecycle";
import { blogAuthor } from "./blog-author";
import { categorySlug } from "./category-slug";
import { draftGuard } from "./draft-guard";
import { endShares } from "./end-shares";
import { entryDefaults } from "./entry-defaults";
import { blogPublishedOn } from "./blog-published-on";
import { pagePath } from "./page-path";
import { publication } from "./publication";
import { recordVersion } from "./record-version";
import { revisions } from "./revisions";
import { safeHtml } from "./safe-html";
import { singleOnce } from "./single-once";
import { uniqueViolations } from "./unique-violations";
import { validation } from "./validation";

/**
 * The rules that protect the data, for REST, the panel and code alike. The first is the outermost:
 * it sees a call first and its result last.
 */
export function useDocumentRules(strapi: Core.Strapi): void {
  const rules = [
    uniqueViolations(),
    recordVersion(strapi),
    draftGuard(strapi),
    validation(strapi),
    safeHtml(),
    categorySlug(),
    pagePath(strapi),
    entryDefaults(strapi),
    blogPublishedOn(strapi),
    blogAuthor(strapi),
    publication(strapi),
    singleOnce(strapi),
    userLifecycle(strapi),
    endShares(strapi),
    // The innermost: it keeps what is really written.
    revisions(strapi),
  ];
  for (const rule of rules) strapi.documents.use(rule);
}
