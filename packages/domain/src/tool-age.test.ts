import { expect, it } from 'vitest';
import { isNewTool } from './tool-age.ts';

const now = new Date('2026-11-20T12:00:00Z');

it('shows a tool as new for 30 days and not a moment longer', () => {
  expect(isNewTool({ createdDate: '2026-11-20T11:00:00Z' }, now)).toBe(true);
  expect(isNewTool({ createdDate: '2026-10-21T12:00:00.001Z' }, now)).toBe(true);
  expect(isNewTool({ createdDate: '2026-10-21T12:00:00Z' }, now)).toBe(false);
});

it('does not call a tool of unknown age new', () => {
  expect(isNewTool({ createdDate: null }, now)).toBe(false);
  expect(isNewTool({ createdDate: 'igår' }, now)).toBe(false);
});
