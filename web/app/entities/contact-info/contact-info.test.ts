import { describe, expect, it } from "vitest";
import { officeLine } from "./contact-info";

describe("officeLine", () => {
  it("joins room and city", () => {
    expect(
      officeLine({ office_building_room: "Room 214", office_city_country: "Bologna, Italy" }),
    ).toBe("Room 214, Bologna, Italy");
  });

  it("does with one of them, and says when there is none", () => {
    expect(officeLine({ office_building_room: "Room 214", office_city_country: null })).toBe(
      "Room 214",
    );
    expect(officeLine({ office_building_room: null, office_city_country: null })).toBeNull();
  });
});
