/** What a line of the log is made of. */
export interface LogEntry {
  level: string;
  message: string;
  /** The name of the request that it is about. */
  requestId?: string | undefined;
}

/** A line of the log as JSON, as the website writes its own. */
export function jsonLine({ level, message, requestId }: LogEntry): string {
  const line = { time: new Date().toISOString(), level, part: "cms", message };
  return JSON.stringify(requestId === undefined ? line : { ...line, request_id: requestId });
}
