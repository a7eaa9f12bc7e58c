import { describe, expect, it } from 'vitest';
import { elementsOf, htmlOf, plainHtmlOf } from '../../react/rendered.fixtures.tsx';
import { rowFixtures } from './row.fixtures.ts';

describe('the row block', () => {
  it('holds its columns side by side, each with its own blocks', () => {
    const [, row] = elementsOf(htmlOf(rowFixtures.ordinary));
    expect(row?.childNodes).toHaveLength(3);
    expect(elementsOf(htmlOf(rowFixtures.ordinary)).filter(({ tagName }) => tagName === 'h2')).toHaveLength(
      3,
    );
  });

  it('shows nothing while it has no columns', () => {
    expect(plainHtmlOf(rowFixtures.empty)).toBe('');
  });
});
