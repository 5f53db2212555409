import { describe, expect, test } from "vitest";
import { isOutageError, outageReason } from "../../src/database/outage";

const error = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe("an error of the database", () => {
  test.each([
    error("COMMIT; - database or disk is full", "SQLITE_FULL"),
    error("insert - disk I/O error", "SQLITE_IOERR_WRITE"),
    error("select - unable to open database file", "SQLITE_CANTOPEN"),
    error("select - terminating connection due to administrator command", "57P01"),
    error("insert - could not extend file: No space left on device", "53100"),
    error("insert - cannot execute INSERT in a read-only transaction", "25006"),
    error("select - connection failure", "08006"),
    error("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"),
    error("select - Connection terminated unexpectedly"),
    error("select - Client has encountered a connection error and is not queryable"),
  ])("%s is an outage", (outage) => {
    expect(isOutageError(outage)).toBe(true);
  });

  test.each([
    error("insert - UNIQUE constraint failed: users.email", "SQLITE_CONSTRAINT_UNIQUE"),
    error("select - no such column: x", "SQLITE_ERROR"),
    error("insert - duplicate key value violates unique constraint", "23505"),
    error("select - invalid input syntax for type integer", "22P02"),
    error("select - canceling statement due to statement timeout", "57014"),
    error("Connection of the lab is missing", "22000"),
    error("anything else"),
    "a text",
    undefined,
  ])("%s is none", (other) => {
    expect(isOutageError(other)).toBe(false);
  });

  test("is told by its reason, without the statement", () => {
    const full = error("insert into `awards` (`title`) - database or disk is full", "SQLITE_FULL");
    expect(outageReason(full)).toBe("SQLITE_FULL: database or disk is full");
    expect(outageReason(undefined)).toBe("no answer");
  });
});
