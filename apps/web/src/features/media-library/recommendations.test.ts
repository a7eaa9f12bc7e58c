import { describe, expect, it } from 'vitest';
import { ANY_PLACE, PLACES, remarksOn } from './recommendations.ts';

function kinds(widthPx: number, heightPx: number, sizeBytes = 500_000, place = ANY_PLACE): string[] {
  return remarksOn({ widthPx, heightPx, sizeBytes }, place).map(({ kind }) => kind);
}

describe('what is said of a picture', () => {
  it.each([
    [1600, 1067, []],
    [800, 450, []],
    [4000, 4000, []],
    [799, 600, ['tooNarrow']],
    [800, 449, ['tooLow']],
    [4001, 2500, ['tooWide']],
    [3500, 4001, ['tooHigh']],
    [900, 1600, ['tooTall']],
    [2400, 600, ['tooFlat']],
    [300, 200, ['tooNarrow', 'tooLow']],
  ])('of %i by %i points', (widthPx, heightPx, expected) => {
    expect(kinds(widthPx, heightPx)).toEqual(expected);
  });

  it('is that its file is heavy from just over the limit', () => {
    expect(kinds(1600, 1067, 4_000_000)).toEqual([]);
    expect(kinds(1600, 1067, 4_000_001)).toEqual(['tooHeavy']);
  });

  it('is nothing for papers', () => {
    expect(remarksOn({ widthPx: null, heightPx: null, sizeBytes: 40_000_000 })).toEqual([]);
  });

  it('can be put right by cropping when the shape is wrong, not when there are too few points', () => {
    expect(remarksOn({ widthPx: 900, heightPx: 1600, sizeBytes: 1 })[0]?.isCroppable).toBe(true);
    expect(remarksOn({ widthPx: 300, heightPx: 300, sizeBytes: 1 })[0]?.isCroppable).toBe(false);
  });

  it.each(PLACES)('is nothing once it is cropped as suggested: $name', (place) => {
    const widthPx = 2000;
    expect(kinds(widthPx, Math.round(widthPx / place.cropTo), 1_000_000, place)).toEqual([]);
  });
});
