import { describe, expect, it } from 'vitest';
import { contrast } from './oklch.ts';
import { palettes } from './palettes.ts';
import { TEXT_PAIRS } from './text-pairs.fixtures.ts';

describe.each(Object.entries(palettes))('the %s palette', (_, palette) => {
  it.each(TEXT_PAIRS)('lets %s be read on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
