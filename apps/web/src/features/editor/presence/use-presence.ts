import type { Presence, RubicoreClient } from '@brandpost/rubicore-api';
import { useEffect, useState } from 'react';
import { isSessionOver } from '../../../api/ended-session.ts';
import { onePerPerson } from './one-per-person.ts';
import { presenceClient } from './presence-client.ts';

/** So often a tab tells that it is there. Source: the call's own words; after 40 s without it one has gone. */
const REPORT_EVERY_MS = 15_000;
/** Whoever has not touched anything for so long is idle. */
const IDLE_AFTER_MS = 120_000;

/**
 * Who else has the post open, each person once. An upstream that does not know the call leaves everybody alone.
 * @param isSignedOut nothing is asked before there is a session again
 */
export function usePresence(
  postId: number | null,
  api: RubicoreClient,
  isSignedOut: boolean,
): readonly Presence[] {
  const [present, setPresent] = useState<readonly Presence[]>([]);
  useEffect(() => {
    if (postId === null || isSignedOut) return;
    const client = presenceClient(sessionStorage);
    let isGone = false;
    let touchedMs = Date.now();
    const touch = () => {
      touchedMs = Date.now();
    };
    const report = async () => {
      const state = Date.now() - touchedMs > IDLE_AFTER_MS ? 'idle' : 'writing';
      const others = await api
        .call('reportPresence', { params: { id: postId }, json: { client, state } })
        .catch(() => null);
      if (!isGone && others !== null)
        setPresent(onePerPerson(others.filter((other) => other.client !== client)));
    };
    const leave = () => {
      if (isSessionOver()) return;
      void api.call('endPresence', { params: { id: postId, client } }).catch(() => undefined);
    };
    const timer = setInterval(() => void report(), REPORT_EVERY_MS);
    void report();
    addEventListener('keydown', touch);
    addEventListener('pointerdown', touch);
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener('keydown', touch);
      removeEventListener('pointerdown', touch);
      leave();
    };
  }, [postId, api, isSignedOut]);
  return present;
}
