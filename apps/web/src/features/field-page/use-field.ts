import type { RefusedAcknowledgement, UnsentAcknowledgement } from '@brandpost/domain';
import { useCallback, useEffect, useState } from 'react';
import { checkOwner } from '../../field-store/check-owner.ts';
import { emptyContent, isTooOld, readOwner } from '../../field-store/database.ts';
import {
  type FieldContent,
  type FieldPost,
  readContent,
  writeContent,
} from '../../field-store/field-content.ts';
import { fieldOutbox, keepUnsent } from '../../field-store/field-outbox.ts';
import { sendUnsent } from '../../field-store/send-unsent.ts';
import { SESSION_CHANNEL } from '../../session/follow-session.ts';

/** Pauses before the service is tried again; the last one is repeated. */
const AGAIN_MS = [5000, 15_000, 60_000];

type Kept = { content: FieldContent; filledAt: number };

/** What this phone keeps, as it is now; `isReached`: the service has answered. */
export type Field = {
  /** undefined while it is opened, null where there is nothing to read. */
  kept: Kept | null | undefined;
  unsent: readonly UnsentAcknowledgement[];
  refused: readonly RefusedAcknowledgement[];
  isReached: boolean;
};

/** What this phone keeps, and saying that one has read a post; what is unsent is sent as soon as that can be done. */
export function useField() {
  const [field, setField] = useState<Field>({ kept: undefined, unsent: [], refused: [], isReached: false });
  const open = useCallback(async () => {
    const now = await readKept();
    setField((before) => ({ ...before, ...now }));
  }, []);
  const reach = useCallback(async (): Promise<boolean> => {
    const checked = await checkOwner();
    const delivery = checked === 'own' ? await sendUnsent() : null;
    if (delivery !== null) await markAcknowledged(delivery.accepted);
    const isReached = checked !== 'unknown' && checked !== 'off';
    setField((before) => ({
      ...before,
      isReached,
      refused: [...before.refused, ...(delivery?.refused ?? [])],
    }));
    await open();
    return isReached && delivery?.isRestLeft !== true;
  }, [open]);
  useEffect(() => {
    void open();
    const stop = tryUntil(reach);
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = () => void reach();
    const onLook = () => void open();
    document.addEventListener('visibilitychange', onLook);
    return () => {
      stop();
      channel.close();
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [open, reach]);
  const acknowledge = async ({ id, acknowledgementRound, title }: FieldPost) => {
    const saidDate = new Date().toISOString();
    await keepUnsent({ postId: id, round: acknowledgementRound, title, saidDate });
    await open();
    void reach();
  };
  return { field, acknowledge, open };
}

async function readKept(): Promise<Pick<Field, 'kept' | 'unsent'>> {
  const owner = await readOwner();
  if (owner !== null && isTooOld(owner, Date.now())) await emptyContent();
  const [read, unsent] = await Promise.all([readContent(), fieldOutbox.list()]);
  const filledAt = read?.owner.filledAt ?? null;
  return { kept: read === null || filledAt === null ? null : { content: read.content, filledAt }, unsent };
}

/** What was sent from here is not to be asked for again, until what is kept is refreshed. */
async function markAcknowledged(accepted: readonly UnsentAcknowledgement[]): Promise<void> {
  const read = await readContent();
  const filledAt = read?.owner.filledAt ?? null;
  if (read === null || filledAt === null || accepted.length === 0) return;
  const isGiven = ({ id, acknowledgementRound }: FieldPost) =>
    accepted.some(({ postId, round }) => postId === id && round === acknowledgementRound);
  const posts = read.content.posts.map((post) =>
    isGiven(post) ? { ...post, mustAcknowledge: false, isRead: true } : post,
  );
  await writeContent({ ...read.content, posts }, read.owner, filledAt);
}

/** Tries at once, when the network is back, and again after a while for as long as it fails. */
function tryUntil(reach: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isStopped = false;
  const start = async () => {
    clearTimeout(timer);
    const isDone = await reach().catch(() => false);
    clearTimeout(timer);
    if (isDone || isStopped) return;
    timer = setTimeout(start, AGAIN_MS[tries] ?? AGAIN_MS.at(-1));
    tries += 1;
  };
  const onOnline = () => {
    tries = 0;
    void start();
  };
  addEventListener('online', onOnline);
  void start();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
  };
}
