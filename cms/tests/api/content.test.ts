import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { MINIMAL, SINGLES } from "../support/entries";
import { at, listAt, problems, textAt } from "../support/json";

const cms = useCms();
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

/** Writes a valid entry with some values changed; undefined takes a value away. */
function create(path: string, changes: Record<string, unknown>) {
  return cms().post(`/api/${path}`, { data: { ...MINIMAL[path], ...changes } }, token);
}

async function expectProblem(
  path: string,
  changes: Record<string, unknown>,
  expected: Record<string, string | RegExp>,
): Promise<void> {
  const { status, body } = await create(path, changes);
  expect(status, JSON.stringify(changes)).toBe(400);
  expect(body).toMatchObject({ data: null, error: { status: 400, name: "ValidationError" } });
  const found = problems(body);
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, message] of Object.entries(expected)) expect(found[name]).toMatch(message);
}

async function stored(path: string, changes: Record<string, unknown>): Promise<unknown> {
  const { status, body } = await create(path, changes);
  expect(status, JSON.stringify(body)).toBe(201);
  return at(body, "data");
}

afterEach(async () => {
  for (const path of ["page-seos", "blog-categories"]) {
    const { body } = await cms().get(`/api/${path}`);
    for (const entry of listAt(body, "data")) {
      await cms().delete(`/api/${path}/${textAt(entry, "documentId")}`, token);
    }
  }
});

const REQUIRED: [path: string, field: string, message: string][] = [
  ["publications", "title", "Title is required"],
  ["courses", "title", "Title is required"],
  ["teaching-resources", "title", "Title is required"],
  ["students", "name", "Name is required"],
  ["students", "level", "Level is required"],
  ["students", "start_year", "Start year is required"],
  ["students", "research_topic", "Research topic is required"],
  ["projects", "title", "Title is required"],
  ["projects", "description", "Description is required"],
  ["projects", "start_date", "Start date is required"],
  ["blog-posts", "title", "Title is required"],
  ["blog-categories", "name", "Category name is required"],
  ["media-items", "title", "Title is required"],
  ["media-items", "url", "URL is required"],
  ["useful-links", "title", "Title is required"],
  ["useful-links", "url", "URL is required"],
  ["useful-links", "category", "Category is required"],
  ["page-seos", "path", "Page path is required"],
  ["home-stats", "value", "Value is required"],
  ["home-stats", "title", "Title is required"],
  ["focus-areas", "title", "Title is required"],
  ["awards", "title", "Title is required"],
  ["events", "title", "Title is required"],
  ["events", "date", "Date is required"],
  ["testimonials", "quote", "Quote is required"],
  ["testimonials", "name", "Name is required"],
];

test.each(REQUIRED)("%s: %s is required, blanks do not count", async (path, field, message) => {
  for (const value of [undefined, null, "", "   ", "\u0000 \n"]) {
    await expectProblem(path, { [field]: value }, { [field]: message });
  }
});

test("a change must not empty what is required, but may leave it out", async () => {
  const id = textAt(await stored("projects", {}), "documentId");
  const change = (data: object) => cms().put(`/api/projects/${id}`, { data }, token);
  expect(problems((await change({ title: " " })).body)).toEqual({ title: "Title is required" });
  for (const team_members of [[], null]) {
    expect(problems((await change({ team_members })).body)).toEqual({
      team_members: "At least one team member is required",
    });
  }
  expect((await change({ funding_source: "F" })).status).toBe(200);
});

const CHOICES: [path: string, field: string, values: string[]][] = [
  ["courses", "semester", ["Fall", "Spring", "Summer", "Winter"]],
  ["courses", "level", ["Undergraduate", "Graduate", "Doctoral"]],
  ["teaching-resources", "type", ["Reading", "Video", "Template", "Guide", "Software", "Other"]],
  [
    "office-hours",
    "day",
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "By Appointment"],
  ],
  ["students", "level", ["PhD", "Masters", "Undergraduate"]],
  ["projects", "status", ["active", "ongoing", "completed", "planning"]],
  ["media-items", "type", ["video", "audio", "article", "interview", "other"]],
  ["home-stats", "icon", ["globe", "fileText", "bookOpen", "users", "barChart", "calendar"]],
  ["focus-areas", "icon", ["globe", "fileText", "bookOpen", "users", "barChart", "calendar"]],
  ["page-seos", "og_type", ["website", "article"]],
];

test.each(CHOICES)("%s: %s is one of the spec's values", async (path, field, values) => {
  for (const [index, value] of values.entries()) {
    const own = path === "page-seos" ? { path: `/p${index}` } : {};
    expect(await stored(path, { ...own, [field]: value })).toMatchObject({ [field]: value });
  }
  for (const value of ["Sunday!", `${values.join("")}x`, 7, true, ["x"]]) {
    await expectProblem(
      path,
      { path: "/new", [field]: value, ...(path !== "page-seos" && { path: undefined }) },
      {
        [field]: `must be one of: ${values.join(", ")}`,
      },
    );
  }
});

const NUMBERS: [path: string, field: string, good: number[], bad: unknown[], beside?: object][] = [
  ["courses", "year", [1, 2026], [0, -1, 2.5, "2026", true, 1e12]],
  ["students", "start_year", [1900, 2100], [1899, 2101, 2000.5, "2000"]],
  ["students", "end_year", [1900, 2100], [1899, 2101], { start_year: 1900 }],
  ["useful-links", "order_rank", [0, -3, 12], [1.5, "1", 3e9]],
];

test.each(NUMBERS)("%s: %s has its bounds", async (path, field, good, bad, beside = {}) => {
  for (const value of good) {
    expect(await stored(path, { ...beside, [field]: value })).toMatchObject({ [field]: value });
  }
  for (const value of bad) {
    await expectProblem(path, { ...beside, [field]: value }, { [field]: /must be/ });
  }
});

const URLS: [path: string, field: string, internal: boolean][] = [
  ["publications", "url", false],
  ["courses", "syllabus_url", true],
  ["teaching-resources", "url", true],
  ["office-hours", "meeting_link", false],
  ["students", "photo_url", true],
  ["students", "thesis_url", true],
  ["projects", "featured_image", true],
  ["blog-posts", "featured_image", true],
  ["media-items", "url", false],
  ["useful-links", "url", false],
  ["focus-areas", "link_href", true],
  ["events", "link", true],
  ["testimonials", "image_url", true],
  ["page-seos", "og_image", true],
  ["page-seos", "canonical_url", false],
];

const BAD_URLS = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " java\tscript:alert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:x",
  "ftp://example.org/a",
  "file:///etc/passwd",
  "//evil.example.org",
  "/\\evil.example.org",
  "https:/\\evil",
  "http://",
  "https:///path",
  "example.org",
  "not a url",
  "https://exa mple.org",
];

test.each(URLS)("%s: %s takes only safe addresses", async (path, field, internal) => {
  for (const value of BAD_URLS) {
    await expectProblem(path, { [field]: value }, { [field]: /^Must be a valid URL/ });
  }
  const good = `https://example.org/a?b=c#d-${field}`;
  expect(await stored(path, { [field]: `  ${good} ` })).toMatchObject({ [field]: good });
  const { status } = await create(path, {
    [field]: "/uploads/a.pdf",
    ...(path === "page-seos" && { path: "/x" }),
  });
  expect(status).toBe(internal ? 201 : 400);
});

test("empty optional values are stored as null", async () => {
  expect(
    await stored("publications", { journal: "", abstract: "  ", doi: null, url: "" }),
  ).toMatchObject({ journal: null, abstract: null, doi: null, url: null });
  expect(await stored("projects", { end_date: "", funding_source: "" })).toMatchObject({
    end_date: null,
    funding_source: null,
  });
  expect(await stored("students", { email: "", end_year: null })).toMatchObject({
    email: null,
    end_year: null,
    current: true,
  });
});

test("long titles fit, overlong ones are rejected with a clear message", async () => {
  for (const path of [
    "publications",
    "courses",
    "projects",
    "blog-posts",
    "media-items",
    "events",
  ]) {
    expect(await stored(path, { title: "t".repeat(300) })).toHaveProperty("title", "t".repeat(300));
    await expectProblem(
      path,
      { title: "t".repeat(501) },
      {
        title: "Title must be at most 500 characters",
      },
    );
  }
  await expectProblem(
    "media-items",
    { title: "x" },
    {
      title: "Title must be at least 2 characters",
    },
  );
  const abstract = "a".repeat(50_000);
  expect(await stored("publications", { abstract })).toMatchObject({ abstract });
});

const LISTS: [path: string, field: string, required: string | undefined][] = [
  ["publications", "authors", undefined],
  ["projects", "team_members", "At least one team member is required"],
  ["courses", "resources", undefined],
  ["students", "publications", undefined],
  ["blog-posts", "tags", undefined],
];

test.each(LISTS)("%s: %s is a list of texts", async (path, field, required) => {
  const value = [" Ada Lovelace ", "", "  ", "Zoë 👩‍🔬", "Ada Lovelace"];
  expect(await stored(path, { [field]: value })).toMatchObject({
    [field]: ["Ada Lovelace", "Zoë 👩‍🔬", "Ada Lovelace"],
  });
  for (const bad of [
    "Ada",
    1,
    true,
    { 0: "Ada" },
    ["Ada", 1],
    [["Ada"]],
    [null],
    [{ name: "Ada" }],
  ]) {
    await expectProblem(path, { [field]: bad }, { [field]: /must be a list of texts/ });
  }
  for (const empty of [undefined, null, [], [""], [" ", "\n"]]) {
    if (required === undefined) {
      expect(await stored(path, { [field]: empty })).toMatchObject({ [field]: [] });
    } else {
      await expectProblem(path, { [field]: empty }, { [field]: required });
    }
  }
});

const DATES: [path: string, field: string, kind: "day" | "timestamp"][] = [
  ["publications", "publication_date", "timestamp"],
  ["media-items", "publication_date", "timestamp"],
  ["projects", "start_date", "day"],
  ["projects", "end_date", "day"],
  ["events", "date", "day"],
  ["events", "end_date", "day"],
];

test.each(DATES)("%s: %s is a calendar date that never shifts", async (path, field, kind) => {
  for (const written of [
    "2024-02-29",
    "2024-02-29T00:00:00.000Z",
    "2024-02-29T00:00:00+14:00",
    "2024-02-29T00:00:00-11:00",
  ]) {
    expect(await stored(path, { [field]: written }), written).toMatchObject({
      [field]: kind === "day" ? "2024-02-29" : "2024-02-29T00:00:00.000Z",
    });
  }
  for (const bad of [
    "2023-02-29",
    "2024-02-30",
    "2024-13-01",
    "2024-00-10",
    "0000-01-01",
    "29.02.2024",
    "2024-2-9",
    "tomorrow",
    "2024-02-29T25:00:00Z",
    20240229,
    true,
    {},
  ]) {
    await expectProblem(path, { [field]: bad }, { [field]: /must be a date that exists/ });
  }
});

describe("an event must not end before it begins", () => {
  const SENTENCE = /^The end date must not be before the date$/;

  test("when both are given", async () => {
    const span = { date: "2026-03-14", end_date: "2026-03-13" };
    await expectProblem("events", span, { end_date: SENTENCE });
    for (const end_date of ["2026-03-14", "2026-03-15", null, ""]) {
      await stored("events", { ...span, end_date });
    }
  });

  test("when a change gives one end alone", async () => {
    const event = await stored("events", { date: "2026-03-14", end_date: "2026-03-16" });
    const url = `/api/events/${textAt(event, "documentId")}`;
    const change = (data: unknown) => cms().put(url, { data }, token);
    for (const data of [{ end_date: "2026-03-13" }, { date: "2026-03-17" }]) {
      const { status, body } = await change(data);
      expect([status, Object.keys(problems(body))]).toEqual([400, ["end_date"]]);
      expect(problems(body).end_date).toMatch(SENTENCE);
    }
    for (const data of [{ title: "Other" }, { date: "2026-03-16" }, { end_date: null }]) {
      expect((await change(data)).status, JSON.stringify(data)).toBe(200);
    }
    expect((await change({ date: "2026-04-01" })).status).toBe(200);
  });
});

test("a project must not end before it begins", async () => {
  const span = { start_date: "2026-03-14", end_date: "2026-03-13" };
  const sentence = "The end date must not be before the start date";
  await expectProblem("projects", span, { end_date: sentence });
  for (const end_date of ["2026-03-14", null, ""]) await stored("projects", { ...span, end_date });
});

describe("a student must not end before the start", () => {
  const SENTENCE = "The end year must not be before the start year";

  test("when both years are given", async () => {
    await expectProblem("students", { start_year: 2022, end_year: 2021 }, { end_year: SENTENCE });
    for (const end_year of [2022, 2023, null]) {
      await stored("students", { start_year: 2022, end_year });
    }
  });

  test("and one who does, from an older version, is read and can be put right", async () => {
    const student = await stored("students", { start_year: 2022 });
    const documentId = textAt(student, "documentId");
    const url = `/api/students/${documentId}`;
    await cms()
      .strapi.db.query("api::student.student")
      .update({ where: { documentId }, data: { end_year: 2020 } });
    const { status, body } = await cms().get(url);
    expect([status, body]).toMatchObject([200, { data: { start_year: 2022, end_year: 2020 } }]);

    const change = (data: unknown) => cms().put(url, { data }, token);
    // As the form does, which sends all fields whichever is changed.
    const whole = { name: "Other", level: "PhD", research_topic: "Seas" };
    for (const data of [
      { ...whole, start_year: 2022, end_year: 2020 },
      { end_year: 2021 },
      { start_year: 2021 },
    ]) {
      const answer = await change(data);
      expect([answer.status, problems(answer.body)]).toEqual([400, { end_year: SENTENCE }]);
    }
    for (const data of [{ name: "Other" }, { start_year: 2020 }, { end_year: null }]) {
      expect((await change(data)).status, JSON.stringify(data)).toBe(200);
    }
  });
});

test("several problems are answered together", async () => {
  await expectProblem(
    "projects",
    { title: "", status: "lost", start_date: "2024-02-31", team_members: [] },
    {
      title: "Title is required",
      status: /one of/,
      start_date: /must be a date/,
      team_members: "At least one team member is required",
    },
  );
  const { body } = await create("projects", { title: "", team_members: [] });
  expect(textAt(body, "error", "message")).toBe("2 errors occurred");
});

test("wrong types and unknown keys are rejected", async () => {
  await expectProblem("publications", { title: 7 }, { title: "Title must be a text" });
  await expectProblem("useful-links", { is_premium: "yes" }, { is_premium: /true or false/ });
  for (const data of [{ nope: 1 }, { id: 7 }, { documentId: "x" }, { createdAt: "2020-01-01" }]) {
    expect((await create("publications", data)).status).toBe(400);
  }
});

test("email addresses look like some", async () => {
  for (const email of ["x", "x@", "@x.org", "a b@x.org", "x@y", "<x@y.org>"]) {
    await expectProblem("students", { email }, { email: /valid email/ });
  }
  expect(await stored("students", { email: "sam@example.org" })).toMatchObject({
    email: "sam@example.org",
  });
});

describe("single types", () => {
  test("the academic email is required, links may be #", async () => {
    const save = (data: object) => cms().put("/api/contact-info", { data }, token);
    for (const data of [{}, { email_academic: "" }, { email_academic: null }]) {
      expect(problems((await save(data)).body)).toEqual({
        email_academic: "Academic Email is required",
      });
    }
    const links = { social_twitter_url: "#", social_linkedin_url: "https://linkedin.com/in/ada" };
    const { status, body } = await save({ ...SINGLES["contact-info"], ...links, phone_office: "" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { ...links, phone_office: null } });
    expect(problems((await save({ social_facebook_url: "javascript:1" })).body)).toEqual({
      social_facebook_url: "Must be a valid URL",
    });
  });

  test("the sharing image may be a path of the site", async () => {
    const data = { default_og_image: "/images/profile-og-image.png" };
    expect((await cms().put("/api/seo-setting", { data }, token)).body).toMatchObject({ data });
    const bad = { default_og_image: "images/x.png" };
    expect((await cms().put("/api/seo-setting", { data: bad }, token)).status).toBe(400);
  });
});

describe("blog categories", () => {
  const SLUGS: [name: string, slug: string][] = [
    ["AI & Society!", "ai-society"],
    ["  Digital   Transformation  ", "digital-transformation"],
    ["--C++ / Rust--", "c-rust"],
    ["2026", "2026"],
    ["Économie durable", "économie-durable"],
    ["Новости", "новости"],
  ];

  test.each(SLUGS)("%s becomes %s", async (name, slug) => {
    expect(await stored("blog-categories", { name, slug: "something-else" })).toMatchObject({
      slug,
    });
  });

  test("the slug follows a new name and nothing else", async () => {
    const id = textAt(await stored("blog-categories", { name: "Old name" }), "documentId");
    const change = (data: object) => cms().put(`/api/blog-categories/${id}`, { data }, token);
    expect((await change({ slug: "x" })).body).toMatchObject({ data: { slug: "old-name" } });
    expect((await change({ name: "New name" })).body).toMatchObject({ data: { slug: "new-name" } });
  });

  test("two names with one slug are rejected, also at the same moment", async () => {
    await stored("blog-categories", { name: "Green Energy" });
    await expectProblem(
      "blog-categories",
      { name: "green energy?" },
      {
        name: "A category with this name already exists",
      },
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create("blog-categories", { name: "Race" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    await expectProblem("blog-categories", { name: "!!!" }, { name: /letter or a digit/ });
  });
});

describe("page SEO", () => {
  test("a page has one entry, whatever the spelling of its path", async () => {
    expect(await stored("page-seos", { path: " /about/ " })).toMatchObject({
      path: "/about",
      og_type: "website",
      no_index: false,
    });
    await expectProblem("page-seos", { path: "/about" }, { path: /already has SEO settings/ });
    await expectProblem("page-seos", { path: "/About" }, { path: /already has SEO settings/ });
    expect(await stored("page-seos", { path: "/Blog/" })).toMatchObject({ path: "/blog" });
    expect(await stored("page-seos", { path: "/" })).toMatchObject({ path: "/" });
    await expectProblem("page-seos", { path: "/index" }, { path: /already has SEO settings/ });
    for (const path of ["about", "//x", "/a b", "/a?b=c", "/a#b", "https://x.org/a"]) {
      await expectProblem("page-seos", { path }, { path: /must start with \// });
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create("page-seos", { path: "/race" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });
});

describe("blog posts", () => {
  test("HTML is cleaned", async () => {
    const content = [
      '<h2 onclick="x()">Title</h2><script>alert(1)</script><style>body{}</style>',
      '<p style="position:fixed">Text <a href="javascript:x()">a</a> <a href="/about" target="_blank">b</a></p>',
      '<img src="/uploads/a.png" onerror="x()" alt="A"><img src="data:image/svg+xml,x">',
      '<iframe src="https://evil.example.org"></iframe><form><input></form><svg><script>1</script></svg>',
      '<pre><code class="language-js evil">1 &lt; 2</code></pre>',
    ].join("");
    const html = textAt(await stored("blog-posts", { content }), "content");
    for (const bad of [
      "script",
      "onclick",
      "onerror",
      "style",
      "javascript:",
      "iframe",
      "<form",
      "<input",
      "svg",
      "evil",
    ]) {
      expect(html).not.toContain(bad);
    }
    expect(html).toContain("<h2>Title</h2>");
    expect(html).toContain('<a href="/about" target="_blank" rel="noopener noreferrer">b</a>');
    expect(html).toContain('<img src="/uploads/a.png" alt="A" />');
    expect(html).toContain('<code class="language-js">1 &lt; 2</code>');
  });

  test("publishing sets the moment, unpublishing takes it away", async () => {
    const draft = await stored("blog-posts", { published_on: "2024-01-01" });
    expect(draft).toMatchObject({ published: false, published_on: null });
    const id = textAt(draft, "documentId");
    const change = async (data: object) => {
      const { status, body } = await cms().put(`/api/blog-posts/${id}`, { data }, token);
      expect(status).toBe(200);
      return at(body, "data", "published_on");
    };
    const before = Date.now();
    const first = await change({ published: true });
    expect(new Date(String(first)).getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(await change({ title: "New" })).toBe(first);
    expect(await change({ published: true, published_on: null })).toBe(first);
    expect(await change({ published_on: "2024-05-06T07:08:09Z" })).toBe("2024-05-06T07:08:09.000Z");
    expect(await change({ published: false })).toBeNull();
  });

  test("losing its category leaves a post without one", async () => {
    const category = textAt(await stored("blog-categories", { name: "Gone soon" }), "documentId");
    const post = await stored("blog-posts", { category });
    await cms().delete(`/api/blog-categories/${category}`, token);
    const { body } = await cms().get(
      `/api/blog-posts/${textAt(post, "documentId")}?populate=category`,
      token,
    );
    expect(body).toMatchObject({ data: { category: null } });
  });
});

test("a new link comes last unless it has a number", async () => {
  await stored("useful-links", { order_rank: 40 });
  expect(await stored("useful-links", {})).toMatchObject({ order_rank: 41, is_premium: false });
  expect(await stored("useful-links", { order_rank: 0 })).toMatchObject({ order_rank: 0 });
});

test("a moment lies in a year that every database knows", async () => {
  for (const published_on of ["0000-01-01T00:00:00+14:00", "9999-12-31T23:59:00-12:00"]) {
    await expectProblem("blog-posts", { published_on }, { published_on: /must be/ });
  }
  for (const publish_at of ["0000-01-01T00:00", "0050-01-01T00:00", "9999-12-31T23:59-12:00"]) {
    await expectProblem("blog-posts", { publish_at }, { publish_at: /must be/ });
  }
});

const NO_REFERENCES: [path: string, field: string, isMany: boolean][] = [
  ["publications", "projects", true],
  ["publications", "pdf", false],
  ["teaching-resources", "course", false],
  ["blog-posts", "category", false],
];

test.each(NO_REFERENCES)("%s: %s names entries by their ids", async (path, field, isMany) => {
  const bad = [true, 1.5, -1, " ", [true], { id: true }, { connect: true }, { set: [{}] }];
  for (const value of bad) {
    await expectProblem(path, { [field]: value }, { [field]: /must name entries by their ids$/ });
  }
  const places = [{ before: {} }, { after: true }, "start"];
  for (const position of places) {
    const value = { connect: [{ id: 1, position }] };
    await expectProblem(path, { [field]: value }, { [field]: /must name entries by their ids$/ });
  }
  if (isMany) return;
  for (const value of [[1, 2], { connect: [1, 2] }, { set: [{ id: 1 }, { id: 2 }] }]) {
    await expectProblem(path, { [field]: value }, { [field]: /must be one entry$/ });
  }
});

test("a place beside an entry that is not there is rejected, and so is an entry named twice", async () => {
  const project = Number(at(await stored("projects", {}), "id"));
  const publication = textAt(await stored("publications", {}), "documentId");
  const before = { connect: [{ id: project, position: { before: "zzz" } }] };
  for (const projects of [before, { connect: [project, project] }]) {
    const answer = await cms().put(`/api/publications/${publication}`, { projects }, token);
    expect(answer.status).toBe(400);
  }
});

test("a resource may belong to a course", async () => {
  const course = textAt(await stored("courses", {}), "documentId");
  const resource = await stored("teaching-resources", { course });
  const { body } = await cms().get(
    `/api/teaching-resources/${textAt(resource, "documentId")}?populate=course`,
  );
  expect(body).toMatchObject({ data: { course: { documentId: course } } });
});
