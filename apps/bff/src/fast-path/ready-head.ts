import type { ServerResponse } from 'node:http';

export type Header = [name: string, value: string];

/** Status and headers of a reply that is sent many times; each has an id of its own. */
export type ReadyHead = { status: number; headers: readonly string[] };

/** @param headers valid ones: `validateHeaderName` and `validateHeaderValue` have let them pass */
export function readyHead(status: number, headers: readonly Header[]): ReadyHead {
  return { status, headers: headers.flat() };
}

/** Gives a response its head. */
export function setHead(response: ServerResponse, { status, headers }: ReadyHead, requestId: string): void {
  response.writeHead(status, [...headers, 'x-request-id', requestId]);
}
