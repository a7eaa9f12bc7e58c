import { brandPalettes } from '@brandpost/ui';
import { describe, expect, it } from 'vitest';
import { SUGGESTED_COLOURS } from './admin-look-texts.ts';
import { bodyOf, colourError, colourIn, isSameLook, NOTHING_CHOSEN } from './look-draft.ts';

describe('what is chosen of how the site looks', () => {
  it('is nothing where no colour is written', () => {
    expect(bodyOf({ ...NOTHING_CHOSEN, colour: ' ' })).toEqual({ logoMediaId: null, colour: null });
    expect(colourError(NOTHING_CHOSEN)).toBeUndefined();
  });

  it('is a colour once all of it is written, in small letters', () => {
    expect(colourIn({ ...NOTHING_CHOSEN, colour: '#B312' })).toBeNull();
    expect(colourError({ ...NOTHING_CHOSEN, colour: '#B312' })).toMatch(/^Skriv färgen som #/);
    expect(colourIn({ ...NOTHING_CHOSEN, colour: ' #B3122B' })).toBe('#b3122b');
  });

  it('is the same however it is written', () => {
    const colour = '#b3122b';
    expect(
      isSameLook({ ...NOTHING_CHOSEN, colour }, { ...NOTHING_CHOSEN, colour: colour.toUpperCase() }),
    ).toBe(true);
    expect(isSameLook({ ...NOTHING_CHOSEN, colour }, NOTHING_CHOSEN)).toBe(false);
  });

  it('is suggested in colours that the light theme shows as they are', () => {
    for (const { name, colour } of SUGGESTED_COLOURS) {
      expect(brandPalettes(colour).moved.light, name).toBeNull();
    }
  });
});
