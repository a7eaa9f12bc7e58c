import { describe, expect, it } from 'vitest';
import { ALL_FIXTURES } from '../../../../packages/cms-blocks/src/react/all-blocks.fixtures.ts';

describe('the blocks in the workbook', () => {
  it.each(Object.entries(ALL_FIXTURES))('%s is shown in every state it has', async (type, fixtures) => {
    const { default: meta, ...stories } = await import(`./${type}.stories.tsx`);
    expect(meta.title).toMatch(/^blocks\//);
    expect(Object.keys(stories)).toHaveLength(Object.keys(fixtures).length);
  });
});
