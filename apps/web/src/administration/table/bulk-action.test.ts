import { Trash2 } from 'lucide-react';
import { expect, it } from 'vitest';
import { type BulkAction, runOnEach } from './bulk-action.ts';

type Row = { id: number; name: string };

const ROWS: Row[] = ['a', 'b', 'c'].map((name, index) => ({ id: index + 1, name }));
const WORDS = {
  nameOf: ({ name }: Row) => name,
  failureOf: (error: unknown) => (error instanceof Error ? error.message : ''),
};

function actionOn(run: BulkAction<Row>['run']): BulkAction<Row> {
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
    if (row.name === 'b') throw new Error('Går inte');
    return null;
  });
  const outcome = await runOnEach(action, ROWS, WORDS, (through) => seen.push(through));
  expect(outcome).toEqual({ done: 2, failures: [{ id: 2, name: 'b', message: 'Går inte' }], undo: [] });
  expect(seen).toEqual([1, 2, 3]);
});

it('can be taken back, what was done last first', async () => {
  const taken: string[] = [];
  const action = actionOn(async (row) => async () => taken.push(row.name));
  const { undo } = await runOnEach(action, ROWS.slice(0, 2), WORDS);
  for (const takeBack of undo) await takeBack();
  expect(taken).toEqual(['b', 'a']);
});
