import { Trash2 } from 'lucide-react';
import { expect, it } from 'vitest';
import { type BulkAction, runOnEach } from './bulk-action.ts';

const WORDS = {
  nameOf: (row: string) => row,
  failureOf: (error: unknown) => (error instanceof Error ? error.message : ''),
};

function actionOn(run: BulkAction<string>['run']): BulkAction<string> {
  return {
    id: 'trash',
    text: '',
    icon: Trash2,
    isFor: () => true,
    run,
    done: String,
  };
}

it('goes on after a row that fails, and tells which one and why', async () => {
  const seen: number[] = [];
  const action = actionOn(async (row) => {
    if (row === 'b') throw new Error('Går inte');
    return null;
  });
  const outcome = await runOnEach(action, ['a', 'b', 'c'], WORDS, (through) => seen.push(through));
  expect(outcome).toEqual({ done: 2, failures: [{ name: 'b', message: 'Går inte' }], undo: [] });
  expect(seen).toEqual([1, 2, 3]);
});

it('can be taken back, what was done last first', async () => {
  const taken: string[] = [];
  const action = actionOn(async (row) => async () => taken.push(row));
  const { undo } = await runOnEach(action, ['a', 'b'], WORDS);
  for (const takeBack of undo) await takeBack();
  expect(taken).toEqual(['b', 'a']);
});
