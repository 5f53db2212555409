import { describe, expect, it } from "vitest";
import { bareDoi, doiUrl, readDoi } from "./doi";

const SICI = "10.1002/(SICI)1097-0266(199708)18:7<509::AID-SMJ882>3.0.CO;2-Z";

describe("DOI", () => {
  it.each([
    "10.1509/jm.15.0420",
    " doi: 10.1509/jm.15.0420",
    "https://doi.org/10.1509/jm.15.0420",
    "http://dx.doi.org/10.1509/jm.15.0420",
    "https://www.doi.org/10.1509/jm.15.0420",
    "doi.org/10.1509/jm.15.0420",
    "www.doi.org/10.1509/jm.15.0420",
    "DOI 10.1509/jm.15.0420",
    "DOI:10.1509/jm.15.0420",
    "DOI: https://doi.org/10.1509/jm.15.0420",
    "https://doi.org/10.1509%2Fjm.15.0420",
    "10.1509%2fjm.15.0420",
    "https://doi.org/10.1509/jm.15.0420?utm_source=mail",
  ])("of %j leads to the public resolver", (doi) => {
    expect(bareDoi(doi)).toBe("10.1509/jm.15.0420");
    expect(doiUrl(doi)).toBe("https://doi.org/10.1509/jm.15.0420");
  });

  it.each([
    SICI,
    "https://doi.org/10.1002/(SICI)1097-0266(199708)18:7%3C509::AID-SMJ882%3E3.0.CO;2-Z",
    "doi.org/10.1002%2F%28SICI%291097-0266%28199708%2918:7%3C509::AID-SMJ882%3E3.0.CO;2-Z",
  ])("is read as browsers copy it: %j", (doi) => {
    expect(bareDoi(doi)).toBe(SICI);
    expect(decodeURIComponent(new URL(doiUrl(doi)).pathname)).toBe(`/${SICI}`);
  });

  it("is not decoded where it stands alone", () => {
    expect(readDoi("10.1000/a%20b")).toBe("10.1000/a%20b");
  });

  it.each([
    ["doi:pending", "pending"],
    ["https://doi.org/none", "none"],
    ["doi.org", "doi.org"],
    ["https://example.org/10.1000/x", "https://example.org/10.1000/x"],
    ["https://doi.org/10.1000/a%20b", "10.1000/a%20b"],
    ["https://doi.org/10.1000/%", "10.1000/%"],
    ["see 10.1000/x", "see 10.1000/x"],
    ["", ""],
  ])("without one, %j is shown as %j", (text, shown) => {
    expect(bareDoi(text)).toBe(shown);
  });

  it("cannot leave the resolver", () => {
    expect(doiUrl("10.1/<script>?x#y")).toBe("https://doi.org/10.1/%3Cscript%3E%3Fx%23y");
  });
});
