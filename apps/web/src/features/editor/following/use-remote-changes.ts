import { useRef } from 'react';
import type { EditorSession } from '../opening/use-opened.ts';
import type { Say } from '../shell/use-said.ts';
import { sayChanges } from './say-changes.ts';

/** Who writes on in one place is spoken of once in so long. */
const SAID_AGAIN_AFTER_MS = 30_000;

/**
 * Has what others save in the post that is open at once, merged into what is being written, and says who did what.
 * @returns what to call when they have saved
 */
export function useRemoteChanges({ document }: EditorSession, say: Say) {
  const lastSaid = useRef(new Map<string, number>());
  return async ({ byNames }: { byNames: readonly string[] }) => {
    const followed = await document.followRemote();
    if (followed === null || document.view().saving.kind === 'conflict') return;
    const text = sayChanges(byNames, followed.before, followed.after);
    const now = Date.now();
    const isNew = now - (lastSaid.current.get(text) ?? 0) > SAID_AGAIN_AFTER_MS;
    lastSaid.current.set(text, now);
    if (isNew && text !== '') say(text);
  };
}
