import { describe, expect, it } from 'vitest';
import { lookFrom } from './site-look.ts';

const size = (width: number, type = 'image/webp') => ({
  ...{ filename: `logo_${width}.${type.slice(6)}`, type, width, height: width / 2, size: 1 },
});
const shown = (width: number | null, height: number | null, sizes = [size(480), size(720)]) =>
  lookFrom({ colour: null, logo: { filename: 'logo.png', width, height, sizes } }).logo;

describe('the look of a service', () => {
  it('adds nothing to a page where nothing was chosen', () => {
    expect(lookFrom({ colour: null, logo: null })).toEqual({});
    expect(lookFrom({ colour: '#b3122b', logo: null })).toEqual({ colour: '#b3122b' });
  });

  it('shows a logo as high as the shield, by the smallest copy that is sharp', () => {
    expect(shown(600, 600)).toEqual({ src: '/media/logo_480.webp', width: 52, height: 52 });
  });

  it('shows a wide logo lower, so that there is room for the name', () => {
    expect(shown(900, 300)).toEqual({ src: '/media/logo_480.webp', width: 104, height: 35 });
  });

  it('shows the file itself where it has no copies, and a square where nobody knows how large it is', () => {
    expect(shown(200, 100, [])).toEqual({ src: '/media/logo.png', width: 104, height: 52 });
    expect(shown(null, null, [])).toEqual({ src: '/media/logo.png', width: 52, height: 52 });
  });
});
