import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../upstream/answer.ts';

/** What browsers take bodies in, besides as they are. */
type Packing = 'br' | 'gzip';
export type Encoding = Packing | 'identity';

/** The same body in each encoding that there is of it. */
export type Bodies = Readonly<Partial<Record<Encoding, Buffer>>>;

const negotiator = new Negotiator<Packing>({ supportedValues: ['br', 'gzip'] });
/** Browsers send a handful of different headers; anybody may send any number. */
const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding of ours that an `Accept-Encoding` header prefers. */
export function acceptedEncoding(header = ''): Encoding {
  let encoding = negotiated.get(header);
  if (encoding === undefined) {
    encoding = negotiator.negotiate(header) ?? 'identity';
    negotiated.set(header, encoding);
  }
  return encoding;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Quick enough for what one visitor asks for. */
const BROTLI_QUALITY = 5;
/** Thirty times the work for an eighth less, which can spare a visitor a round trip. */
const BROTLI_QUALITY_FOR_MANY = constants.BROTLI_MAX_QUALITY;

/** Compresses in every way that browsers take, off this thread. */
export async function packed(body: Buffer): Promise<Readonly<Record<Packing, Buffer>>> {
  const [br, gz] = await Promise.all([brotliOf(body, BROTLI_QUALITY), gzipped(body)]);
  return { br, gzip: gz };
}

/** Brotli for what many will ask for, off this thread. */
export async function packedForMany(body: Buffer): Promise<Buffer> {
  return await brotliOf(body, BROTLI_QUALITY_FOR_MANY);
}

async function brotliOf(body: Buffer, quality: number): Promise<Buffer> {
  return await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Less fits into one packet as it is; more would hold a thread and memory for long. */
const [MIN_PACKED_BYTES, MAX_PACKED_BYTES] = [1024, 4 * 1024 * 1024];

const bodiesOfAnswers = new WeakMap<Answer, Bodies>();

/**
 * The bodies of an answer that is given again. It is packed once and in the background: until then there is only what
 * upstream sent. A strong tag is of one body, so what has one is not packed. Source: RFC 9110 section 8.8.3
 */
export function bodiesOf(answer: Answer): Bodies {
  const known = bodiesOfAnswers.get(answer);
  if (known !== undefined) return known;
  const { body, headers } = answer;
  const plain: Bodies = { identity: body };
  bodiesOfAnswers.set(answer, plain);
  const isWorthIt = body.length >= MIN_PACKED_BYTES && body.length <= MAX_PACKED_BYTES;
  if (isWorthIt && headers.etag?.startsWith('W/') === true) {
    packed(body).then(
      (more) => bodiesOfAnswers.set(answer, { ...plain, ...more }),
      () => undefined,
    );
  }
  return plain;
}
