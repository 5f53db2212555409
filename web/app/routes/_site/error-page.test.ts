import { describe, expect, it } from "vitest";
import { errorTitle } from "./error-page";

const answer = (status: number) => ({ status, statusText: "", internal: false, data: null });

describe("errorTitle", () => {
  it("has words for each kind of failure", () => {
    expect(errorTitle(answer(404))).toBe("Page Not Found");
    expect(errorTitle(answer(503))).toBe("Back in a Moment");
    expect(errorTitle(answer(405))).toBe("Bad Request");
    expect(errorTitle(answer(429))).toBe("Too Many Requests");
    expect(errorTitle(answer(500))).toBe("Something Went Wrong");
  });

  it("takes whatever else was thrown for a fault of the site", () => {
    expect(errorTitle(new Error("secret"))).toBe("Something Went Wrong");
    expect(errorTitle(null)).toBe("Something Went Wrong");
  });
});
