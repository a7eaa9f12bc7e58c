import { expect, it } from 'vitest';
import { blockEvents, createBlocksStore } from './blocks-slice.ts';

it('shows the form of a block that is chosen, and of none when none is', () => {
  const { dispatch, getState } = createBlocksStore();
  dispatch(blockEvents.activated('a'));
  expect(getState().blocks).toMatchObject({ activeId: 'a', isInspected: true });
  dispatch(blockEvents.inspected(false));
  dispatch(blockEvents.resolved('table'));
  expect(getState().blocks).toMatchObject({ activeId: 'table', isInspected: false });
  dispatch(blockEvents.activated(null));
  expect(getState().blocks).toMatchObject({ activeId: null, isInspected: false });
});

it('hands those who follow one block the same as before when another is marked', () => {
  const { dispatch, getState } = createBlocksStore();
  const people = [{ userId: 7, name: 'Bente' }] as never;
  dispatch(blockEvents.marked({ writers: { a: people } }));
  dispatch(blockEvents.marked({ commentCounts: { b: 2 } }));
  dispatch(blockEvents.activated('b'));
  expect(getState().blocks.marks.writers.a).toBe(people);
});

it('keeps the chosen block when the canvas goes away, and nothing that was about to happen on it', () => {
  const { dispatch, getState } = createBlocksStore();
  dispatch(blockEvents.activated('a'));
  dispatch(blockEvents.focusAsked({ id: 'a', to: 'text' }));
  dispatch(blockEvents.asked({ kind: 'remove', id: 'a' }));
  dispatch(blockEvents.noticed({ text: 'Kopierat', offersUndo: false }));
  dispatch(blockEvents.left());
  expect(getState().blocks).toMatchObject({ activeId: 'a', focus: null, dialog: null, notice: null });
});
