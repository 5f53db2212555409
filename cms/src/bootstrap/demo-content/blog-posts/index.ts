import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";
import { askingForAReference } from "./asking-for-a-reference";
import { attitudeBehaviorGap } from "./attitude-behavior-gap";
import { circularDefinitions } from "./circular-definitions";
import { draftFieldNotesRepairCafe } from "./draft-field-notes-repair-cafe";
import { draftPlatformsAndComplementors } from "./draft-platforms-and-complementors";
import { draftTenQuestions } from "./draft-ten-questions";
import { generativeAiPolicy } from "./generative-ai-policy";
import { greenwashingBetweenTheLines } from "./greenwashing-between-the-lines";
import { liveDataInClass } from "./live-data-in-class";
import { readingASustainabilityReport } from "./reading-a-sustainability-report";
import { shortNoteOnReadingLists } from "./short-note-on-reading-lists";
import { smallDataLargeClaims } from "./small-data-large-claims";
import { transformationIsOrganizational } from "./transformation-is-organizational";

/** Ten published posts, oldest first, and three drafts between them. */
export function blogPosts(clock: Clock): BlogPostRow[] {
  return [
    askingForAReference(clock),
    smallDataLargeClaims(clock),
    readingASustainabilityReport(clock),
    shortNoteOnReadingLists(clock),
    draftFieldNotesRepairCafe(),
    generativeAiPolicy(clock),
    liveDataInClass(clock),
    circularDefinitions(clock),
    draftPlatformsAndComplementors(),
    attitudeBehaviorGap(clock),
    transformationIsOrganizational(clock),
    draftTenQuestions(),
    greenwashingBetweenTheLines(clock),
  ].map((post) => ({ ...post, content: post.content.trim() }));
}
