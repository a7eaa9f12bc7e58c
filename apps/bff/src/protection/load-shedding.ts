import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BffError, errorKinds } from '../errors.ts';

const MAX_DELAY_MS = 1000;
const MAX_HEAP_SHARE = 0.9;
/** Guesses of passwords are held back by limits of their own. */
const SIGN_IN = '/bff/login';
const RETRY_AFTER_SECONDS = 5;
const TYPE_EVENT_LOOP_DELAY = underPressure.TYPE_EVENT_LOOP_DELAY;
/** Asked by anyone who decides whether we live; and files, without which a page that was given stays dead. */
const ALWAYS_ANSWERED = ['/healthz', '/readyz', '/assets/*', '/service-worker.js', '/icon.svg'];

/**
 * Refuses new work before memory runs out or everybody waits: a quick 503 for some is better than nothing for all.
 * Source: SECURITY F18
 */
export const loadShedding = fastifyPlugin(async (app: FastifyInstance) => {
  const maxHeapUsedBytes = getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE;
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    maxHeapUsedBytes,
    pressureHandler: (request, _reply, kind, value) => {
      if (!isRefused(request, { kind, value })) return;
      throw new BffError(errorKinds.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    },
  });
  app.decorate('isShortOfMemory', () => app.memoryUsage().heapUsed > maxHeapUsedBytes);
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests are refused since memory runs out. */
    isShortOfMemory(): boolean;
  }
}

/** @param pressure.value milliseconds or bytes, whatever is too much */
export function isRefused(
  request: FastifyRequest,
  { kind, value }: { kind: string; value: number | string | undefined },
): boolean {
  if (ALWAYS_ANSWERED.includes(request.routeOptions.url ?? '')) return false;
  if (kind !== TYPE_EVENT_LOOP_DELAY) return true;
  // The library says Infinity when nothing was measured, as after a moment in which the machine did other things.
  if (!Number.isFinite(Number(value))) return false;
  // What visitors read is given from memory: to refuse it would cost as much.
  return request.method === 'GET' ? hasSession(request) : !isStaffsWriting(request);
}

function hasSession({ cookies }: FastifyRequest): boolean {
  return 'sid' in cookies || '__Host-sid' in cookies;
}

/** Rare beside all that is read, and wanted most when many read: a warning, and leaving a computer that others share. */
function isStaffsWriting(request: FastifyRequest): boolean {
  return hasSession(request) || request.routeOptions.url === SIGN_IN;
}
