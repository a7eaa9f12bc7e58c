import type { ContentNode } from '@brandpost/domain';
import type { Side } from './versions.ts';

/** What somebody decided about a conflict. */
export type Decision = {
  readonly choice: Side | 'both';
  /** Whether it is about all of the block, and not only what both had changed. */
  readonly isWhole: boolean;
  /** With `both`: theirs under new ids, to stand after mine; null where the block itself holds what both wrote. */
  readonly copy: ContentNode | null;
};

/** By the block's id. */
export type Decisions = ReadonlyMap<string, Decision>;

/** The side that a block follows; with `both` it is mine, and theirs is the copy. */
export function sideOf(decision: Decision): Side {
  return decision.choice === 'theirs' ? 'theirs' : 'mine';
}

/** The same decisions as the other person would put them. */
export function seenFromOtherSide(decisions: Decisions): Decisions {
  const flipped = { mine: 'theirs', theirs: 'mine', both: 'both' } as const;
  return new Map(
    Array.from(decisions, ([id, decision]) => [id, { ...decision, choice: flipped[decision.choice] }]),
  );
}
