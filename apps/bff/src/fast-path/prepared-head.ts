import { type ServerResponse, STATUS_CODES } from 'node:http';
import { KEEP_ALIVE_SECONDS } from '../http-server.ts';

/**
 * Writes the status line and these headers once, for all responses that have them and leave their connection open.
 * @param headers valid names and values in turn: they are not looked at again
 */
export function prepareHead(status: number, headers: readonly string[]): string {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${KEEP_ALIVE_SECONDS}`,
  ];
  for (let index = 0; index < headers.length; index += 2) {
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** Where Node's responses keep what stands before their body, from `writeHead` until it is sent. */
type ResponseWithHead = ServerResponse & { _header: string };

/**
 * Sets a response's head in place of `writeHead`, which joins and judges the same headers for every response: that took
 * half of a shared reply's time.
 * @param head of `prepareHead`
 * @returns false, and nothing is set, where the connection ends after this response: `writeHead` knows how
 * Source: decision 0041
 */
export function setPreparedHead(response: ServerResponse, head: string, requestId: string): boolean {
  if (!response.shouldKeepAlive) return false;
  (response as ResponseWithHead)._header = `${head}x-request-id: ${requestId}\r\nDate: ${httpDate()}\r\n\r\n`;
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
