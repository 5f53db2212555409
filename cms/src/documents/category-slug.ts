import { writtenData, type DocumentMiddleware } from "./types";
import { validationError } from "./validation/problems";

/** Lower case, runs of anything but letters and digits become one hyphen (admin spec §5). */
export function slugOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** The slug of a category always follows from its name; what a caller sends as slug is ignored. */
export function categorySlug(): DocumentMiddleware {
  return async (context, next) => {
    const data = writtenData(context);
    if (data === undefined || context.uid !== "api::blog-category.blog-category") return next();
    delete data.slug;
    if (typeof data.name === "string") {
      data.slug = slugOf(data.name);
      if (data.slug === "") {
        const message = "Category name must contain a letter or a digit";
        throw validationError([{ path: ["name"], message }]);
      }
    }
    return next();
  };
}
