import type { Presence, RubicoreClient } from '@brandpost/rubicore-api';
import { useEffect, useState } from 'react';

/** So often a tab tells that it is there. Source: the call's own words; after 40 s without it one has gone. */
const TELL_EVERY_MS = 15_000;
/** Whoever has not touched anything for so long is idle. */
const IDLE_AFTER_MS = 120_000;

/** Who else has the post open. An upstream that does not know the call leaves everybody alone. */
export function usePresence(postId: number | null, api: RubicoreClient): readonly Presence[] {
  const [present, setPresent] = useState<readonly Presence[]>([]);
  useEffect(() => {
    if (postId === null) return;
    const client = crypto.randomUUID();
    let isGone = false;
    let touchedMs = Date.now();
    const touch = () => {
      touchedMs = Date.now();
    };
    const tell = async () => {
      const state = Date.now() - touchedMs > IDLE_AFTER_MS ? 'idle' : 'writing';
      const told = await api
        .call('tellPresence', { params: { id: postId }, json: { client, state } })
        .catch(() => null);
      if (!isGone && told !== null) setPresent(told.filter((other) => other.client !== client));
    };
    const leave = () => {
      void api.call('endPresence', { params: { id: postId, client } }).catch(() => undefined);
    };
    void tell();
    const timer = setInterval(() => void tell(), TELL_EVERY_MS);
    addEventListener('keydown', touch);
    addEventListener('pointerdown', touch);
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener('keydown', touch);
      removeEventListener('pointerdown', touch);
      leave();
    };
  }, [postId, api]);
  return present;
}
