import { conflictDetails, messageOf, TOTAL_HEADER } from '@brandpost/rubicore-api';
import { BffError, errorKinds, upstreamRefusal } from '../errors.ts';
import { asUpstreamError } from './failures.ts';
import type { UpstreamReply } from './upstream.ts';

/** The longest JSON answer that is passed on. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** What browsers may hear of upstream's headers. Source: SECURITY T11. */
const PASSED_ON = ['etag', 'last-modified', 'retry-after'] as const;

/** A good answer, read whole: never cut short, never HTML, lists with their total. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Reads upstream's reply whole and holds it to the contract.
 * @param withheld fields that a browser must not see (tokens)
 * @throws BffError for error answers, for what is not JSON and for what was cut. Source: SECURITY T19, T21
 */
export async function answerFrom(
  reply: UpstreamReply,
  expected: { isList: boolean; withheld?: readonly string[] | undefined },
): Promise<Answer> {
  const body = await readWhole(reply);
  const { statusCode: status } = reply;
  if (status === 304 || status === 204) return { status, headers: passedOn(reply), body: Buffer.alloc(0) };
  if (status < 200 || status > 299) throw refusalFrom(reply, body);
  const value = isJson(reply) ? parsed(body) : undefined;
  if (value === undefined) throw new BffError(errorKinds.upstreamNonsense);
  const headers = { ...passedOn(reply), 'content-type': 'application/json; charset=utf-8' };
  if (expected.withheld !== undefined) return { status, headers, body: without(value, expected.withheld) };
  if (!expected.isList && !Array.isArray(value)) return { status, headers, body };
  return { status, headers: { ...headers, [TOTAL_HEADER]: String(totalOf(reply, value)) }, body };
}

async function readWhole(reply: UpstreamReply): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of reply.body) {
      bytes += chunk.length;
      if (bytes > MAX_ANSWER_BYTES) throw new BffError(errorKinds.upstreamNonsense);
      chunks.push(chunk);
    }
  } catch (error) {
    throw asUpstreamError(error);
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, bytes);
}

function headerOf(reply: UpstreamReply, name: string): string | undefined {
  const value = reply.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function passedOn(reply: UpstreamReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = headerOf(reply, name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

function isJson(reply: UpstreamReply): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(headerOf(reply, 'content-type') ?? '');
}

/** @returns undefined for anything that is not JSON from its first byte to its last, such as a body that was cut */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Upstream's total where it is a number, else the rows of this answer. Source: DESIGN 4, pagination contract. */
function totalOf(reply: UpstreamReply, rows: unknown): number {
  const declared = headerOf(reply, TOTAL_HEADER) ?? '';
  if (/^\d{1,15}$/.test(declared)) return Number(declared);
  return Array.isArray(rows) ? rows.length : 0;
}

function without(record: unknown, withheld: readonly string[]): Buffer {
  if (typeof record !== 'object' || record === null) throw new BffError(errorKinds.upstreamNonsense);
  const kept = Object.entries(record).filter(([name]) => !withheld.includes(name));
  return Buffer.from(JSON.stringify(Object.fromEntries(kept)));
}

function refusalFrom(reply: UpstreamReply, body: Buffer): BffError {
  const { statusCode: status } = reply;
  if (status < 400 || status > 599) return new BffError(errorKinds.upstreamNonsense);
  const record = parsed(body);
  const retryAfter = Number(headerOf(reply, 'retry-after'));
  return upstreamRefusal(status, {
    message: messageOf(status, record),
    code: textField(record, 'code'),
    errors: fieldErrors(record),
    ...(status === 409 || status === 412 ? { details: conflictDetails(record) } : {}),
    ...(Number.isFinite(retryAfter) && retryAfter >= 0 ? { retryAfterSeconds: retryAfter } : {}),
  });
}

function textField(record: unknown, name: 'code'): string | null {
  const value =
    typeof record === 'object' && record !== null && name in record ? record[name as never] : null;
  return typeof value === 'string' && /^[A-Z0-9_]{1,64}$/.test(value) ? value : null;
}

function fieldErrors(record: unknown): { field: string; message: string }[] {
  if (typeof record !== 'object' || record === null || !('errors' in record)) return [];
  if (!Array.isArray(record.errors)) return [];
  return record.errors.flatMap((error) =>
    typeof error?.field === 'string' && typeof error?.message === 'string'
      ? [{ field: error.field, message: error.message }]
      : [],
  );
}
