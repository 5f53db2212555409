import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchStillMarkup, stillMarkup } from "./still";

const request = new Request("http://localhost/publications?year=2020");

afterEach(() => vi.restoreAllMocks());

describe("stillMarkup", () => {
  it("can be drawn by the server and does not travel with the data", () => {
    const markup = stillMarkup("<p>Ada</p>");
    expect(markup.html).toBe("<p>Ada</p>");
    expect(Object.entries(markup)).toEqual([]);
  });
});

describe("fetchStillMarkup", () => {
  it("takes the element's content out of the page", async () => {
    const page = '<!doctype html><main><div id="list"><p>Ada</p></div></main>';
    vi.spyOn(window, "fetch").mockImplementation((url) =>
      Promise.resolve(new Response(url === request.url ? page : "")),
    );
    expect(await fetchStillMarkup(request, "list")).toEqual({ html: "<p>Ada</p>" });
    expect(await fetchStillMarkup(request, "other")).toEqual({ html: "" });
  });

  it("throws what is not a page", async () => {
    const refused = new Response("", { status: 503 });
    vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(refused));
    await expect(fetchStillMarkup(request, "list")).rejects.toBe(refused);
  });
});
