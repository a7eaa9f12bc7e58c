import { type ServerResponse, STATUS_CODES } from 'node:http';
import { KEEP_ALIVE_SECONDS } from '../http-server.ts';

/** A response's head, as it is sent. Between its two parts come the headers that each response has of its own. */
export type PreparedHead = { statusLine: string; rest: Buffer };

/**
 * Writes the status line and these headers once, for all responses that have them and leave their connection open.
 * @param headers valid names and values in turn: they are not looked at again
 */
export function prepareHead(status: number, headers: readonly string[]): PreparedHead {
  const lines = ['Connection: keep-alive', `Keep-Alive: timeout=${KEEP_ALIVE_SECONDS}`];
  for (let index = 0; index < headers.length; index += 2) {
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  }
  return {
    statusLine: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`,
    rest: Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
  };
}

/** Where Node's responses keep what stands before their body, from `writeHead` until it is sent. */
type ResponseWithHead = ServerResponse & { _header: string };

/**
 * Sends a response in place of `writeHead`, which joins and judges the same headers for every response: that took half of
 * a shared reply's time. Most of the head goes out with the body, as the bytes that it is.
 * @param prepared the status line, and the rest of the head with the body behind it
 * @returns false, and nothing is sent, where the connection ends after this response: `writeHead` knows how
 * Source: decision 0041
 */
export function sendPrepared(response: ServerResponse, prepared: PreparedHead, requestId: string): boolean {
  if (!response.shouldKeepAlive) return false;
  const { statusLine, rest } = prepared;
  (response as ResponseWithHead)._header =
    `${statusLine}x-request-id: ${requestId}\r\nDate: ${httpDate()}\r\n`;
  response.end(rest);
  return true;
}

let dateSecond = 0;
let date = '';

/** Now, as HTTP writes it: made once a second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    date = new Date(second * 1000).toUTCString();
  }
  return date;
}
