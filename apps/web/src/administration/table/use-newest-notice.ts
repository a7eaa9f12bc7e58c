import { useState } from 'react';
import type { Notice } from './notice.ts';

/** Of notices from several places, the one that came last. */
export function useNewestNotice(...notices: readonly (Notice | null)[]): Notice | null {
  const [seen, setSeen] = useState({ notices, newest: notices.find((notice) => notice !== null) ?? null });
  const changed = notices.findIndex((notice, index) => notice !== seen.notices[index]);
  if (changed === -1) return seen.newest;
  const next = { notices, newest: notices[changed] ?? null };
  setSeen(next);
  return next.newest;
}
