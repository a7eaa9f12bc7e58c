import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AnswerNotes } from './ask-for-visitors.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page ready to be sent, to one or to many, in each encoding that browsers take. */
export type RenderedPage = {
  /** Of the answers that it was made of. */
  notes: AnswerNotes;
  /** In milliseconds since 1970. */
  renderedMs: number;
} & (
  | { kind: 'page'; status: number; policy: string; etag: string; bodies: Readonly<Record<Encoding, Buffer>> }
  | { kind: 'redirect'; status: number; location: string }
);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/* Quick enough to do for a page that one visitor asks for; higher levels cost many times more for a tenth less. */
const BROTLI_QUALITY = 5;

/** Compresses once for all who will ask. */
export async function packPage(page: {
  status: number;
  policy: string;
  html: string;
  notes: AnswerNotes;
}): Promise<RenderedPage> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const { status, policy, notes } = page;
  return {
    kind: 'page',
    status,
    policy,
    etag,
    notes,
    renderedMs: Date.now(),
    bodies: { br, gzip: gz, identity },
  };
}

/** What a page takes of the memory that pages share. */
export function bytesOfPage(page: RenderedPage): number {
  if (page.kind === 'redirect') return page.location.length;
  const { br, gzip: gz, identity } = page.bodies;
  return br.length + gz.length + identity.length;
}
