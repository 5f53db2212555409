import { z } from "zod";
import {
  optionalChoice,
  optionalText,
  optionalUrlOrPath,
  optionalYear,
  requiredText,
  textList,
} from "~/lib/forms/fields";
import { COURSE_LEVELS, SEMESTERS } from "./course";
import { texts } from "./texts";

/** What the cms takes of a course code, and of one resource. */
const CODE = 100;
const RESOURCE = 1000;

/** What the course form of Teaching Management takes (admin spec §5). Blank optional fields are null. */
export const courseInput = z.object({
  course_code: optionalText(CODE),
  title: requiredText(texts.invalid.title),
  level: optionalChoice(COURSE_LEVELS),
  semester: optionalChoice(SEMESTERS),
  year: optionalYear({ min: 1, max: 9999 }, texts.invalid.year),
  description: optionalText(),
  resources: textList(RESOURCE),
  syllabus_url: optionalUrlOrPath(texts.invalid.syllabusUrl),
});

/** The same for Manage Courses, which asks for a code (admin spec §5, Course). */
export const codedCourseInput = courseInput.extend({
  course_code: requiredText(texts.invalid.code).max(CODE, texts.invalid.longCode),
});
