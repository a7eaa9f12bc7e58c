import type { Finding } from '@brandpost/cms-blocks/editing';
import { useState } from 'react';
import { useBlocks, useIsActive } from './editor-store.ts';

const NONE: readonly Finding[] = [];

/**
 * What the checks have found in a block; in the active one what they had found when it became that, as long as it stands.
 * What is not finished yet is nobody's mistake: it is reported once the block has been left.
 */
export function useStandingFindings(id: string): readonly Finding[] {
  const all = useBlocks(({ marks }) => marks.findings[id]) ?? NONE;
  const isActive = useIsActive(id);
  const codes = () => new Set(all.map(({ code }) => code));
  const [since, setSince] = useState(() => ({ isActive, before: codes() }));
  if (since.isActive !== isActive) setSince({ isActive, before: codes() });
  return isActive ? all.filter(({ code }) => since.before.has(code)) : all;
}
