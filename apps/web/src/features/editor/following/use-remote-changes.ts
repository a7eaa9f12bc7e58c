import { useRef, useState } from 'react';
import type { EditorSession } from '../opening/use-opened.ts';
import { sayChanges } from './say-changes.ts';

/** Who writes on in one place is spoken of once in so long. */
const SAID_AGAIN_AFTER_MS = 30_000;

/** What was said last of what others have done. */
export type Said = { text: string };

/**
 * Has what others save in the post that is open at once, merged into what is being written, and says who did what.
 * @returns what to call when they have saved, what is said of it, and how it is taken away
 */
export function useRemoteChanges({ document }: EditorSession) {
  const [said, setSaid] = useState<Said | null>(null);
  const lastSaid = useRef(new Map<string, number>());
  const onNews = async ({ byNames }: { byNames: readonly string[] }) => {
    const followed = await document.followRemote();
    if (followed === null || document.view().saving.kind === 'conflict') return;
    const text = sayChanges(byNames, followed.before, followed.after);
    const now = Date.now();
    const isNew = now - (lastSaid.current.get(text) ?? 0) > SAID_AGAIN_AFTER_MS;
    lastSaid.current.set(text, now);
    if (isNew && text !== '') setSaid({ text });
  };
  return { onNews, said, hush: () => setSaid(null) };
}
