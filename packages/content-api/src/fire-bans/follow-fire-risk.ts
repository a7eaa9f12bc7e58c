import type { FireRiskForecast } from '@brandpost/domain';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { fetchText } from '../outgoing/fetch-text.ts';
import { OWN_VERSION } from '../own-version.ts';
import { type KeptFireRisk, keepFireRisk, keptFireRisk } from './kept-fire-risk.ts';
import { readFireRisk } from './read-fire-risk.ts';

const LIMIT_MS = 10_000;
/** A point's forecast is some ten kilobytes. */
const MAX_BYTES = 512 * 1024;
/** A forecast is made a few times a day. */
const ASK_EVERY_MS = 60 * 60 * 1000;

type FireRiskSource = {
  db: Database;
  now: () => Date;
  address: string;
  /** Where anyone who sees our calls finds out who we are. */
  publicOrigin: string;
  /** Ends a call that is under way. */
  signal: AbortSignal;
};

/**
 * Asks for the forecast of the fire risk, unless somebody has within the hour, and keeps what can be read of it. What
 * cannot changes nothing: the last that could be read is shown until it is too old.
 * @returns in how many milliseconds it may be asked for again
 * @throws Error with one sentence, once it is noted that it was asked
 */
export async function renewFireRisk(source: FireRiskSource): Promise<number> {
  const { db, now, address, publicOrigin, signal } = source;
  const kept = await keptFireRisk(db);
  const before = kept?.address === address ? kept : null;
  const sinceMs = before === null ? ASK_EVERY_MS : now().getTime() - Date.parse(before.askedAt);
  // A clock that was put back is no reason to wait for days.
  if (sinceMs >= 0 && sinceMs < ASK_EVERY_MS) return ASK_EVERY_MS - sinceMs;
  const asked = { address, askedAt: now().toISOString() };
  // Noted first, so that no other process asks meanwhile, nor at once when this one fails.
  await keepFireRisk(db, { forecast: before?.forecast ?? null, etag: before?.etag ?? null, ...asked });
  const headers = {
    accept: 'application/json',
    'user-agent': `Brandpost/${OWN_VERSION} (+${publicOrigin})`,
  };
  const fetched = await fetchText(address, {
    headers,
    etag: before?.etag ?? null,
    limitMs: LIMIT_MS,
    maxBytes: MAX_BYTES,
    signal,
  });
  if (fetched !== null) {
    const forecast = readFireRisk(fetched.text, now());
    await keep(db, { ...asked, forecast, etag: fetched.etag }, before?.forecast ?? null, now());
  }
  return ASK_EVERY_MS;
}

/** Visitors' pages are renewed when the forecast says something else. */
async function keep(
  db: Database,
  risk: KeptFireRisk,
  before: FireRiskForecast | null,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await keepFireRisk(trx, risk);
    if (JSON.stringify(risk.forecast) === JSON.stringify(before)) return;
    await recordChange(
      trx,
      THE_SYSTEM,
      {
        action: 'installation.fire-risk',
        entity: 'installation',
        entityId: null,
        before,
        after: risk.forecast,
        isPublic: true,
      },
      now,
    );
  });
}

/** The longest pause after failures that follow each other. */
const LONGEST_WAIT_MS = 6 * ASK_EVERY_MS;

type Following = Omit<FireRiskSource, 'signal'> & {
  /** Called for each failure with one sentence. */
  onFailure(sentence: string): void;
};

/**
 * Keeps the forecast of the fire risk, asked for once an hour at the most, whichever process does it, and more seldom
 * while it cannot be had.
 */
export function followFireRisk({ onFailure, ...source }: Following): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  let failureWaitMs = ASK_EVERY_MS;

  const round = async () => {
    let waitMs: number;
    try {
      waitMs = await renewFireRisk({ ...source, signal: closing.signal });
      failureWaitMs = ASK_EVERY_MS;
    } catch (error) {
      if (closing.signal.aborted) return;
      onFailure(error instanceof Error ? error.message : String(error));
      waitMs = failureWaitMs;
      failureWaitMs = Math.min(failureWaitMs * 2, LONGEST_WAIT_MS);
    }
    // Replicas ask at times of their own.
    if (!closing.signal.aborted) timer = setTimeout(begin, waitMs * (1 + Math.random() * 0.1)).unref();
  };
  let running: Promise<void> = Promise.resolve();
  const begin = () => {
    running = round();
  };
  begin();
  return {
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
