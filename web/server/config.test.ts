import { describe, expect, it } from "vitest";
import { readConfig } from "./config";

describe("readConfig", () => {
  it("has a default for everything", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: "127.0.0.1", trustedProxies: 0 });
    expect(config.site.origin).toBe("http://localhost:3000");
    expect(config.uploads).toEqual({
      folder: expect.stringMatching(/[/\\]data[/\\]uploads$/) as string,
    });
  });

  it("reads what is set and takes blanks as not set", () => {
    const config = readConfig({
      WEB_PORT: "8080",
      HOST: " ",
      SITE_URL: "https://marchetti.example.edu/",
      DATA_DIR: "/srv/lectern",
      TRUST_PROXY: "2",
    });
    expect(config).toMatchObject({ port: 8080, host: "127.0.0.1", trustedProxies: 2 });
    expect(config.site.origin).toBe("https://marchetti.example.edu");
    expect(config.uploads).toEqual({ folder: "/srv/lectern/uploads" });
  });

  it("reads uploads through the cms where they lie in a bucket", () => {
    const addressIn = (source: Record<string, string>) => {
      const { uploads } = readConfig({ UPLOADS: "s3", ...source });
      return "address" in uploads && uploads.address.href;
    };
    expect(addressIn({})).toBe("http://127.0.0.1:1337/uploads/");
    expect(addressIn({ CMS_PORT: "4000" })).toBe("http://127.0.0.1:4000/uploads/");
    expect(addressIn({ CMS_URL: "https://cms:8443/" })).toBe("https://cms:8443/uploads/");
  });

  it("derives the public address from the port", () => {
    expect(readConfig({ WEB_PORT: "8080" }).site.origin).toBe("http://localhost:8080");
  });

  it.each([
    ["WEB_PORT", "eighty"],
    ["WEB_PORT", "70000"],
    ["SITE_URL", "marchetti.example.edu"],
    ["SITE_URL", "ftp://marchetti.example.edu"],
    ["SITE_URL", "https://example.edu/~marchetti"],
    ["SITE_URL", "https://user@example.edu"],
    ["SITE_URL", "https://example.edu?site"],
    ["UPLOADS", "ftp"],
    ["CMS_URL", "cms:1337"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "1.5"],
  ])("names the variable that is wrong: %s=%s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });

  it("names all that are wrong", () => {
    expect(() => readConfig({ WEB_PORT: "x", SITE_URL: "y" })).toThrow(/WEB_PORT .* SITE_URL /);
  });
});
