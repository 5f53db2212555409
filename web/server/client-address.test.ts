import { describe, expect, it } from "vitest";
import { clientAddress, clientNetwork } from "./client-address";

describe("clientAddress", () => {
  it("is the socket's without trusted proxies, whatever the header says", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6", 0)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", undefined, 0)).toBe("10.0.0.1");
  });

  it("counts from the right of the header, so that a visitor cannot add to it", () => {
    expect(clientAddress("10.0.0.1", "6.6.6.6, 9.9.9.9", 1)).toBe("9.9.9.9");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 9.9.9.9 ,8.8.8.8", 2)).toBe("9.9.9.9");
  });

  it("is the socket's when there are fewer entries than proxies, which a visitor can write", () => {
    expect(clientAddress("10.0.0.1", "9.9.9.9", 3)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", "6.6.6.6, 9.9.9.9", 3)).toBe("10.0.0.1");
  });

  it("is the socket's when a proxy names no address", () => {
    expect(clientAddress("10.0.0.1", "unknown", 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", "9.9.9.9, <script>", 1)).toBe("10.0.0.1");
  });

  it("is the socket's when a proxy sends no header", () => {
    expect(clientAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
    expect(clientAddress("10.0.0.1", " , ", 1)).toBe("10.0.0.1");
  });

  it("writes mapped IPv4 addresses plainly and leaves IPv6 alone", () => {
    expect(clientAddress("::ffff:10.0.0.1", undefined, 0)).toBe("10.0.0.1");
    expect(clientAddress("::1", undefined, 0)).toBe("::1");
    expect(clientAddress("2001:db8::ffff:1", undefined, 0)).toBe("2001:db8::ffff:1");
  });

  it("says so when the connection is gone already", () => {
    expect(clientAddress(undefined, undefined, 0)).toBe("unknown");
  });
});

describe("clientNetwork", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["unknown", "unknown"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::7", "2001:db8:1:2"],
    ["2001:db8::7", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["1::", "1:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("of %s is %s", (address, network) => expect(clientNetwork(address)).toBe(network));
});
