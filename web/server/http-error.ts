/** Ends a request with a status other than 500. */
export class HttpError extends Error {
  /**
   * @param status from 400 to 599
   * @param message the whole answer
   * @param headers what else the answer says
   */
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
