import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@brandpost/rubicore-api';
import type { FastifyInstance } from 'fastify';
import { errorKinds } from '../errors.ts';

const STATUS_BY_CODE: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers what is not HTTP, or is it in two ways at once, in the one shape of errors, and ends the connection: what
 * follows on it cannot be told from what came before. Source: DESIGN section 4, error contract; SECURITY T16
 */
export function answerBrokenRequest(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_BY_CODE.get(error.code) ?? 400;
  const requestId = randomUUID();
  this.log.info({ reqId: requestId, code: error.code, status }, 'A request could not be read');
  if (socket.writable) socket.write(answer(status, requestId));
  socket.destroySoon();
}

function answer(status: number, requestId: string): string {
  const { code, message } = errorKinds.badRequest;
  const title = STATUS_CODES[status] ?? '';
  const problem: Problem = { type: 'about:blank', title, status, url: '', message, code, requestId };
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
