import { randomUUID } from 'node:crypto';

/** Where in a trace something happens. Source: W3C Trace Context, traceparent. */
export type TraceContext = { traceId: string; spanId: string; isSampled: boolean };

const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const SAMPLED = 0x01;

/** @returns null for what is not well formed: it is as if it had not been sent */
export function traceContextFrom(header: unknown): TraceContext | null {
  const [, version, traceId, spanId, flags, more] =
    (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || version === 'ff') return null;
  // The first version has nothing after its flags; later ones may.
  if (version === '00' && more !== undefined) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags ?? '00', 16) & SAMPLED) === SAMPLED };
}

export function traceparentOf({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-0${isSampled ? SAMPLED : 0}`;
}

/** The beginning of a trace that nobody records; it ties the logs of those who take part together. */
export function newTraceContext(): TraceContext {
  return { traceId: randomHex(), spanId: randomHex().slice(0, 16), isSampled: false };
}

/** 32 digits, never all zero; made from what Node has in store, so that it costs nothing to speak of. */
function randomHex(): string {
  return randomUUID().replaceAll('-', '');
}
