import { DEFAULT_INTRODUCTION, type Introduction } from "~/entities/about-page/about-page";
import type { ContactInfo } from "~/entities/contact-info/contact-info";
import { readContactInfo } from "~/entities/contact-info/store.server";
import { readResearchDescription } from "~/entities/research-page/store.server";
import { findPictures } from "~/features/picture/find-pictures.server";
import type { Cms } from "~/lib/cms/cms.server";
import { type Result, resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { firstSentence } from "~/lib/format/sentence";
import { safeHref } from "~/lib/http/safe-href";
import type { HeroView } from "./hero";

/** Who the professor is, as the home page begins. What cannot be read is left out. */
export async function readHero(
  cms: Cms,
  introduction: Promise<Result<Introduction>>,
): Promise<HeroView> {
  const [professor, contact, research] = await Promise.all([
    introduction,
    settle("the contact details", readContactInfo(cms)),
    settle("the research statement", readResearchDescription(cms)),
  ]);
  const { name, title, profile_image_url, cv_url, academic_profiles } = resultOr(
    professor,
    DEFAULT_INTRODUCTION,
  );
  const pictureOf = await findPictures(cms, [profile_image_url]);
  return {
    name,
    tagline: title,
    statement: firstSentence(resultOr(research, null) ?? ""),
    ...toAddresses(resultOr(contact, null)),
    cvHref: safeHref(cv_url) ?? null,
    profiles: academic_profiles.flatMap(({ platform, url }) => {
      const href = safeHref(url);
      return href ? [{ platform, href }] : [];
    }),
    portrait: pictureOf(profile_image_url),
  };
}

function toAddresses(contact: ContactInfo | null): Pick<HeroView, "affiliation" | "email"> {
  const { office_department, office_university, email_academic: text } = contact ?? {};
  const href = safeHref(text && `mailto:${text}`);
  return {
    affiliation: [office_department, office_university].filter(Boolean).join(", "),
    email: text && href ? { text, href } : null,
  };
}
