import type { ServerResponse } from "node:http";

/** Answers in plain words. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.end(text);
}
