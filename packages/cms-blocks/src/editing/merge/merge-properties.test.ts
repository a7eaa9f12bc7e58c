import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTree } from '../../tree/check-tree.ts';
import { findBlock } from '../../tree/find-block.ts';
import { anyTree, counter } from '../../tree/trees.fixtures.ts';
import { lostEdits } from './lost-edits.fixtures.ts';
import { type BlockConflict, type BlockMerge, mergeTrees, resolveConflict } from './merge-trees.ts';
import { anyMeeting } from './random-edits.fixtures.ts';

const TIMES = Number(process.env.TEST_TIMES ?? 1);
const MEETINGS = 400 * TIMES;
const RUNS = 100 * TIMES;
const SECONDS = 1000;

function frozen(tree: readonly ContentNode[]): readonly ContentNode[] {
  for (const node of tree) {
    Object.freeze(node.props);
    frozen(Object.freeze(node.children));
    Object.freeze(node);
  }
  return Object.freeze(tree);
}

const asked = ({ conflicts }: BlockMerge) => conflicts.map(({ id, kind }) => `${kind} ${id}`).toSorted();

function isValid(tree: readonly ContentNode[]): boolean {
  return checkTree(tree).ok;
}

/** A contested block is as I had it, prop by prop where both changed the same. */
function holdsMine(tree: readonly ContentNode[], { id, kind, base, mine, theirs }: BlockConflict): boolean {
  if (kind !== 'both-changed' || mine === null) return true;
  return Object.entries(mine.node.props).every(([prop, value]) => {
    const isContested = value !== base?.node.props[prop] && value !== theirs?.node.props[prop];
    return !isContested || findBlock(tree, id)?.node.props[prop] === value;
  });
}

describe('what two people made of the same tree', () => {
  it(
    'merges into a valid tree that lost no edit, with the same conflicts for both of them',
    () => {
      const seen = new Map<string, number>();
      fc.assert(
        fc.property(anyMeeting, ({ base, mine, theirs }) => {
          const merge = mergeTrees(frozen(base), frozen(mine), frozen(theirs));
          const finds = [
            ...(isValid(merge.tree) ? [] : ['the tree is not valid']),
            ...lostEdits(merge, 'mine').map((find) => `mine: ${find}`),
            ...lostEdits(merge, 'theirs').map((find) => `theirs: ${find}`),
            ...merge.conflicts.filter((conflict) => !holdsMine(merge.tree, conflict)).map(({ id }) => id),
          ];
          expect(finds).toEqual([]);
          expect(asked(mergeTrees(base, theirs, mine))).toEqual(asked(merge));
          for (const { kind } of merge.conflicts) seen.set(kind, (seen.get(kind) ?? 0) + 1);
          if (merge.conflicts.length === 0) seen.set('none', (seen.get('none') ?? 0) + 1);
        }),
        { numRuns: MEETINGS },
      );
      // Were one of them hardly ever met, the above would say little about it.
      const kinds = ['none', 'changed-and-removed', 'both-added', 'both-changed', 'both-moved'];
      for (const kind of kinds) expect([kind, (seen.get(kind) ?? 0) > MEETINGS / 100]).toEqual([kind, true]);
    },
    180 * SECONDS,
  );

  it(
    'is what one of them made where the other made nothing',
    () => {
      fc.assert(
        fc.property(anyMeeting, ({ base, mine, theirs }) => {
          expect(mergeTrees(base, mine, base)).toMatchObject({ tree: mine, conflicts: [] });
          expect(mergeTrees(base, base, theirs)).toMatchObject({ tree: theirs, conflicts: [] });
          expect(mergeTrees(base, mine, mine)).toMatchObject({ tree: mine, conflicts: [] });
        }),
        { numRuns: RUNS },
      );
    },
    30 * SECONDS,
  );

  it(
    'merges without harm when the three have nothing in common but their ids',
    () => {
      fc.assert(
        fc.property(anyTree, anyTree, anyTree, (base, mine, theirs) => {
          const merge = mergeTrees(base, mine, theirs);
          expect(isValid(merge.tree)).toBe(true);
          expect(asked(mergeTrees(base, theirs, mine))).toEqual(asked(merge));
        }),
        { numRuns: RUNS },
      );
    },
    30 * SECONDS,
  );

  it(
    'comes to an end whatever is decided, and is valid all the way',
    () => {
      const anyChoices = fc.array(fc.constantFrom('mine', 'theirs', 'both'), { minLength: 1, maxLength: 6 });
      fc.assert(
        fc.property(anyMeeting, anyChoices, ({ base, mine, theirs }, choices) => {
          const newId = counter('copy');
          let merge = mergeTrees(base, mine, theirs);
          for (let step = 0; merge.conflicts.length > 0; step++) {
            expect(step).toBeLessThan(120);
            // What does not fit is asked about again until somebody gives in.
            const choice = step < 40 ? (choices[step % choices.length] ?? 'mine') : 'mine';
            merge = resolveConflict(merge, merge.conflicts[0]?.id ?? '', choice, newId);
            expect(isValid(merge.tree)).toBe(true);
          }
        }),
        { numRuns: RUNS },
      );
    },
    60 * SECONDS,
  );

  it(
    'follows the one whose block is chosen every time',
    () => {
      fc.assert(
        fc.property(anyMeeting, fc.constantFrom('mine', 'theirs'), ({ base, mine, theirs }, side) => {
          const first = mergeTrees(base, mine, theirs);
          let merge = first;
          for (let step = 0; merge.conflicts.length > 0; step++) {
            expect(step).toBeLessThan(120);
            merge = resolveConflict(merge, merge.conflicts[0]?.id ?? '', side, counter('copy'));
          }
          for (const conflict of first.conflicts) {
            if (conflict.kind !== 'both-changed') continue;
            const chosen = conflict[side];
            const now = findBlock(merge.tree, conflict.id)?.node.props ?? null;
            for (const [prop, value] of Object.entries(chosen?.node.props ?? {})) {
              const isContested = conflict.base?.node.props[prop] !== value;
              if (isContested && now !== null) expect(now[prop]).toEqual(value);
            }
          }
        }),
        { numRuns: RUNS },
      );
    },
    60 * SECONDS,
  );
});
