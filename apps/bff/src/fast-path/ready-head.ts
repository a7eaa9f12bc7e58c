import { type ServerResponse, STATUS_CODES } from 'node:http';
import { KEEP_ALIVE_MS } from '../http-server.ts';

export type Header = [name: string, value: string];

/** Status line and headers of a reply that is sent many times; each has an id and a date of its own. */
export type ReadyHead = { status: number; headers: readonly string[]; text: string };

/** @param headers valid ones: `validateHeaderName` and `validateHeaderValue` have let them pass */
export function readyHead(status: number, headers: readonly Header[]): ReadyHead {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return {
    status,
    headers: headers.flat(),
    text: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}`,
  };
}

const KEEP_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n`;

/**
 * Gives a response its head. `writeHead` judges and joins some twenty headers anew each time, which takes as long as all
 * else that Node does for a request; what it makes of them is one text, in `_header`, which is set here instead. A
 * connection that ends with the response is left to `writeHead`, which knows how.
 */
export function setHead(
  response: ServerResponse & { _header?: string },
  { status, headers, text }: ReadyHead,
  requestId: string,
): void {
  if (response.shouldKeepAlive) {
    response.statusCode = status;
    response._header = `${text}x-request-id: ${requestId}\r\nDate: ${httpDate()}\r\n${KEEP_ALIVE}\r\n`;
  } else {
    response.writeHead(status, [...headers, 'x-request-id', requestId]);
  }
}

let second = 0;
let dateOfSecond = '';

/** Now, as the header Date says it: made once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    dateOfSecond = new Date(now * 1000).toUTCString();
  }
  return dateOfSecond;
}
