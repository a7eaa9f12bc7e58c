import type { Services } from '../api/services.ts';
import { installServiceWorker } from '../boot/register-service-worker.ts';
import { checkOwner } from '../field-store/check-owner.ts';
import { createDatabase, deleteDatabase, emptyContent, readOwner } from '../field-store/database.ts';
import { writeContent } from '../field-store/field-content.ts';
import { newKey } from '../field-store/sealed.ts';
import { sendUnsent } from '../field-store/send-unsent.ts';
import { queryClientOf } from '../server-state/query-client-of.ts';
import { queryKeys } from '../server-state/query-keys.ts';
import { type OwnSession, ownSession } from '../session/use-session.ts';
import { fetchFieldContent } from './fetch-field-content.ts';
import { fieldModeTexts } from './field-mode-texts.ts';
import { keepFieldPage } from './field-page-files.ts';

const EVERY_MS = 15 * 60_000;
/** What colleagues do comes in bursts. */
const AFTER_NEWS_MS = 10_000;
/** Pauses before what is unsent is sent again; the last one is repeated. */
const AGAIN_MS = [5000, 15_000, 60_000];

/** Whether this browser can keep anything, and go on without a network. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'indexedDB' in window && 'caches' in window && isSecureContext;
}

/** Begins to keep what somebody may need. Nothing is kept where that fails. */
export async function startKeeping(services: Services): Promise<void> {
  const session = ownSession(services.session);
  if (session?.state !== 'signed-in') throw new Error('Nothing is kept for somebody else');
  await installServiceWorker();
  await deleteDatabase();
  await createDatabase({ userId: session.user.id, filling: 0, filledAt: null }, await newKey());
  // Asked for, so that a browser short of room takes something else first; it may say no.
  await navigator.storage?.persist?.().catch(() => false);
  try {
    await refresh(services, session);
  } catch (error) {
    await deleteDatabase();
    throw error;
  }
}

export const stopKeeping = deleteDatabase;

/**
 * Keeps it as new as can be for as long as the page lives, where somebody has chosen that; sends what they have
 * acknowledged without a network. While they act as another, nothing is kept.
 */
export async function followFieldMode(services: Services): Promise<void> {
  const session = ownSession(services.session);
  if (session === null || !canKeep()) return;
  const owner = await readOwner();
  if (owner !== null && owner.userId !== (session.maskedBy ?? session.user).id) await deleteDatabase();
  if (session.state === 'masked') {
    await emptyContent();
    return;
  }
  const look = oneAtATime(() => lookAfter(services, session));
  let soon: ReturnType<typeof setTimeout> | undefined;
  queryClientOf(services)
    .getQueryCache()
    .subscribe(({ type, query }) => {
      if (type !== 'updated' || !query.state.isInvalidated || query.queryKey[0] !== queryKeys.content[0])
        return;
      clearTimeout(soon);
      soon = setTimeout(look, AFTER_NEWS_MS);
    });
  setInterval(look, EVERY_MS);
  addEventListener('online', look);
  look();
}

async function lookAfter(services: Services, session: OwnSession): Promise<void> {
  if ((await checkOwner()) !== 'own') return;
  await sendAll(services);
  await refresh(services, session);
}

/** Sends what is unsent until nothing is, and tells of what the service does not take. */
async function sendAll(services: Services, tries = 0): Promise<void> {
  const delivery = await sendUnsent();
  if (delivery === null) return;
  for (const { unsent, reason } of delivery.refused) {
    services.errors.report({ status: 0, url: '', message: fieldModeTexts.refused(unsent.title, reason) });
  }
  if (delivery.accepted.length > 0)
    await queryClientOf(services).invalidateQueries({ queryKey: queryKeys.content });
  const againMs = AGAIN_MS[tries] ?? AGAIN_MS.at(-1);
  if (delivery.isRestLeft) setTimeout(() => void sendAll(services, tries + 1), againMs);
}

async function refresh(services: Services, session: OwnSession): Promise<void> {
  const before = await readOwner();
  if (before === null) return;
  await keepFieldPage();
  const content = await fetchFieldContent(services, session);
  // Somebody may have begun to act as another while it was asked for.
  if ((await checkOwner()) === 'own') await writeContent(content, before, Date.now());
}

/** Calls once more after a call that came while one was under way. What fails is done the next time. */
function oneAtATime(work: () => Promise<void>): () => void {
  let under: Promise<void> | null = null;
  let isWanted = false;
  const start = () => {
    isWanted = under !== null;
    under ??= work()
      .catch(() => undefined)
      .finally(() => {
        under = null;
        if (isWanted) start();
      });
  };
  return start;
}
