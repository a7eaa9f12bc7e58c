import { configureStore, createSlice } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { subscriptionTo } from './use-selector.ts';

const counterOf = (name: string) =>
  createSlice({ name, initialState: 0, reducers: { counted: (count) => count + 1 } });
const draft = counterOf('draft');
const blocks = counterOf('blocks');

it('tells of a change of one part of a store alone, for as long as somebody listens', () => {
  const store = configureStore({ reducer: { draft: draft.reducer, blocks: blocks.reducer } });
  const subscribe = subscriptionTo(store, (state) => state.blocks);
  const listener = vi.fn();
  const stop = subscribe(listener);
  store.dispatch(draft.actions.counted());
  expect(listener).not.toHaveBeenCalled();
  store.dispatch(blocks.actions.counted());
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.dispatch(blocks.actions.counted());
  const stopAgain = subscribe(listener);
  store.dispatch(draft.actions.counted());
  expect(listener).toHaveBeenCalledTimes(1);
  store.dispatch(blocks.actions.counted());
  expect(listener).toHaveBeenCalledTimes(2);
  stopAgain();
});
