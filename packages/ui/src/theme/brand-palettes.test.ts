import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandPalettes } from './brand-palettes.ts';
import { contrast, distance, hexFrom, oklchFrom } from './oklch.ts';
import { type ColourName, type Palettes, palettes } from './palettes.ts';
import { TEXT_PAIRS } from './text-pairs.fixtures.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const THEMES = ['light', 'dark'] as const;
/** What a service's colour may change, and nothing else. */
const OF_THE_BRAND: readonly ColourName[] = [
  ...(['primary', 'primary-hover', 'on-primary', 'deep', 'on-deep-muted'] as const),
];
/** As near as today's dark ground comes to the ground of any alert, and a little nearer. */
const MIN_DISTANCE = 0.15;

/** What of it cannot be read, and what cannot be told apart. */
function faultsOf(own: Palettes): string[] {
  return THEMES.flatMap((theme) => {
    const palette = own[theme];
    const unread = TEXT_PAIRS.filter(([ink, ground]) => contrast(palette[ink], palette[ground]) < 4.5);
    const near = (['crisis', 'severe', 'notice'] as const).filter(
      (alert) => distance(palette.deep, palette[alert]) < MIN_DISTANCE,
    );
    const isHoverSeen = distance(palette.primary, palette['primary-hover']) >= 0.03;
    return [
      ...unread.map((pair) => `${theme}: ${pair.join(' on ')}`),
      ...near.map((alert) => `${theme}: ${alert} beside deep`),
      ...(isHoverSeen ? [] : [`${theme}: hover`]),
    ];
  });
}

describe('the palettes of a service with a colour of its own', () => {
  it('can be read in both themes, and keep alerts apart from the header, whatever the colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(faultsOf(brandPalettes(colour).palettes)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
    expect(faultsOf(palettes)).toEqual([]);
  });

  it('can be read for the edges of what can be chosen', () => {
    for (const colour of ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#00ff00']) {
      expect(faultsOf(brandPalettes(colour).palettes), colour).toEqual([]);
    }
  });

  it('leave all as it is that is not the brand', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const theme of THEMES) {
          const own = brandPalettes(colour).palettes[theme];
          const changed = Object.keys(own).filter(
            (name) => own[name as ColourName] !== palettes[theme][name as ColourName],
          );
          expect(changed.filter((name) => !OF_THE_BRAND.includes(name as ColourName))).toEqual([]);
        }
      }),
    );
  });

  it('have the very colour that was chosen where it can be read', () => {
    for (const colour of ['#b3122b', '#174285', '#0f6b3c', '#101010']) {
      const own = brandPalettes(colour);
      expect([own.palettes.light.primary, own.moved.light]).toEqual([colour, null]);
    }
    expect(brandPalettes('#B3122B').palettes.light.primary).toBe('#b3122b');
  });

  it('say when a colour was moved, and which way', () => {
    const yellow = brandPalettes('#ffcc00');
    expect(yellow.moved).toEqual({ light: 'darker', dark: null });
    expect(oklchFrom(yellow.palettes.light.primary).lightness).toBeLessThan(oklchFrom('#ffcc00').lightness);
    expect(brandPalettes('#101010').moved).toEqual({ light: null, dark: 'lighter' });
  });
});

describe('a colour in OKLCH', () => {
  it('comes back as it was', () => {
    fc.assert(fc.property(anyColour, (colour) => hexFrom(oklchFrom(colour)) === colour));
  });

  it('has the contrast that WCAG gives as examples', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
