import { once } from "node:events";
import { createServer } from "node:net";

/** @typedef {"up" | "down" | "slow"} Mood "slow" takes connections and says nothing */

/** A mail server of the least kind (RFC 5321), which counts the mails it has taken. */
export class MailServer {
  /** @type {Mood} */
  mood = "up";
  taken = 0;
  /** @type {Set<import("node:net").Socket>} */
  #sockets = new Set();
  #server = createServer((socket) => this.#greet(socket));

  /** @param {number} port */
  constructor(port) {
    this.port = port;
  }

  async listen() {
    this.#server.listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  /** Cuts every connection. @param {Mood} mood */
  become(mood) {
    this.mood = mood;
    for (const socket of this.#sockets) socket.destroy();
  }

  close() {
    this.become("down");
    this.#server.close();
  }

  /** @param {import("node:net").Socket} socket */
  #greet(socket) {
    if (this.mood === "down") return void socket.destroy();
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    socket.on("error", () => {});
    if (this.mood === "slow") return;
    let isData = false;
    let rest = "";
    socket.write("220 localhost\r\n");
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (isData) {
          if (line !== ".") continue;
          isData = false;
          this.taken += 1;
          socket.write("250 taken\r\n");
        } else {
          isData = /^DATA$/i.test(line);
          socket.write(
            isData ? "354 go on\r\n" : /^QUIT/i.test(line) ? "221 bye\r\n" : "250 ok\r\n",
          );
        }
      }
    });
  }
}
