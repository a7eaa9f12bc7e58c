import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer of ours, and its name among all that have been given at its address. */
export type Written = { body: Buffer; etag: string };

export function written(body: Buffer): Written {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Sends it, unless the one who asks has it. */
export function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Written): FastifyReply {
  reply.header('etag', etag);
  return has(etag, request.headers['if-none-match']) ? reply.code(304).send() : reply.send(body);
}

/** Anyone who packs our answers on the way makes the tag a weak one. Source: RFC 9110 section 13.1.2. */
function has(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
