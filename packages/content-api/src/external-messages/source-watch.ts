import type { ExternalSource } from '@brandpost/rubicore-api';
import type { FastifyBaseLogger } from 'fastify';

/** How a sender answers. */
export type SourceStatus = {
  source: ExternalSource;
  /** When it last answered with something that could be read, in milliseconds since 1970; null: not since the start. */
  answeredMs: number | null;
  /** How often it has not, since the start. */
  failures: number;
  /** Whether it has not answered for long. */
  isSilent: boolean;
};

/** After so long without an answer somebody should hear of it, or when it has twice been missed. */
const SILENT_MS = 10 * 60_000;

export type SourceWatch = {
  source: ExternalSource;
  status(): SourceStatus;
  /** From now on its answers are expected. */
  start(log: FastifyBaseLogger): { onAnswer: () => void; onFailure: (error: unknown) => void };
};

/** Notes how a sender answers, and says once that it does not, and that it does again. */
export function createSourceWatch(
  source: ExternalSource,
  { everyMs, now }: { everyMs: number; now: () => Date },
): SourceWatch {
  const silentMs = Math.max(SILENT_MS, 2 * everyMs);
  let startedMs = now().getTime();
  let answeredMs: number | null = null;
  let failures = 0;
  let isFailing = false;
  let isReported = false;
  const isSilent = () => isFailing && now().getTime() - (answeredMs ?? startedMs) >= silentMs;
  return {
    source,
    status: () => ({ source, answeredMs, failures, isSilent: isSilent() }),
    start(log) {
      startedMs = now().getTime();
      return {
        onAnswer() {
          answeredMs = now().getTime();
          if (isReported) log.info({ source }, 'A sender of messages answers again');
          isFailing = false;
          isReported = false;
        },
        onFailure(err) {
          failures += 1;
          isFailing = true;
          if (!isSilent() || isReported) return void log.debug({ source, err }, 'A sender does not answer');
          isReported = true;
          log.warn(
            { source, err, minutes: silentMs / 60_000 },
            'A sender of messages has not answered for long',
          );
        },
      };
    },
  };
}
