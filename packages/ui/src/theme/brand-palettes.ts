import { contrast, hexFrom, type Oklch, oklchFrom } from './oklch.ts';
import { type Palette, type Palettes, palettes } from './palettes.ts';

/** WCAG 2.2, 1.4.3: text, whatever its size. What holds for text holds for parts and focus, which need 3. */
const TEXT_CONTRAST = 4.5;
const STEP = 0.005;
/** As light and as strong as the dark ground that comes with Brandpost. */
const DEEP = { light: { lightness: 0.26, chroma: 0.075 }, dark: { lightness: 0.22, chroma: 0.055 } } as const;
/**
 * Reds and oranges are those of crises: a dark ground of such a hue is nearly grey, so that an alert above it stands out.
 * In degrees, from magenta to yellow.
 */
const CRISIS_HUES = { from: -20, to: 85, chroma: 0.03 } as const;

export type BrandPalettes = {
  palettes: Palettes;
  /** How the chosen colour had to be moved for text to be read, where it is the ground or the ink of it. */
  moved: Readonly<Record<keyof Palettes, 'darker' | 'lighter' | null>>;
};

/**
 * The palettes of a service with a colour of its own. What tells of danger, success or the theme itself stays; what carries
 * the brand is of the chosen hue, and as light or dark as it takes. Source: ADR 0087
 * @param colour `#rrggbb`
 */
export function brandPalettes(colour: string): BrandPalettes {
  const chosen = oklchFrom(colour);
  const light = lightPrimary(colour, chosen);
  const dark = darkPrimary(chosen);
  return {
    palettes: {
      light: {
        ...palettes.light,
        ...deepOf(chosen, 'light'),
        primary: light,
        'primary-hover': hoverOf(light, 'light'),
      },
      dark: {
        ...palettes.dark,
        ...deepOf(chosen, 'dark'),
        primary: dark,
        'primary-hover': hoverOf(dark, 'dark'),
        'on-primary': hexFrom({ ...chosen, lightness: 0.2, chroma: Math.min(chosen.chroma, 0.05) }),
      },
    },
    moved: {
      light: light === colour.toLowerCase() ? null : 'darker',
      dark: oklchFrom(dark).lightness > chosen.lightness + STEP ? 'lighter' : null,
    },
  };
}

/** As it was chosen where white is read on it, and it is read on every light ground; darker where not. */
function lightPrimary(colour: string, chosen: Oklch): string {
  const { bg, raised, surface, 'surface-2': surface2, sky, 'on-primary': onPrimary } = palettes.light;
  const against = [bg, raised, surface, surface2, sky, onPrimary];
  let found = colour.toLowerCase();
  for (let { lightness } = chosen; !isRead(found, against); lightness -= STEP) {
    found = hexFrom({ ...chosen, lightness });
  }
  return found;
}

/** As strong as it can be and still soft to the eye at night. */
function darkPrimary(chosen: Oklch): string {
  const { bg, raised, surface, 'surface-2': surface2, sky } = palettes.dark;
  const soft = { ...chosen, chroma: Math.min(chosen.chroma, 0.15) };
  // A grey that is only just read looks like a button that is off.
  let lightness = soft.chroma < 0.04 ? Math.max(soft.lightness, 0.8) : soft.lightness;
  let found = hexFrom({ ...soft, lightness });
  while (!isRead(found, [bg, raised, surface, surface2, sky])) {
    lightness += STEP;
    found = hexFrom({ ...soft, lightness });
  }
  return found;
}

function isRead(colour: string, against: readonly string[]): boolean {
  return against.every((other) => contrast(colour, other) >= TEXT_CONTRAST);
}

/** Darker under the pointer in the light theme, lighter in the dark one: unless nothing would be seen to happen. */
function hoverOf(primary: string, theme: keyof Palettes): string {
  const { lightness, ...rest } = oklchFrom(primary);
  if (theme === 'light' && lightness < 0.32) {
    return hexFrom({ ...rest, lightness: Math.max(0.3, lightness + 0.1) });
  }
  const isDarker = theme === 'light' || lightness > 0.86;
  return hexFrom({ ...rest, lightness: lightness + (isDarker ? -0.08 : 0.08) });
}

function deepOf(chosen: Oklch, theme: keyof Palettes): Pick<Palette, 'deep' | 'on-deep-muted'> {
  const degrees = (chosen.hue * 180) / Math.PI;
  const isOfCrises = degrees > CRISIS_HUES.from && degrees < CRISIS_HUES.to;
  const { lightness, chroma } = DEEP[theme];
  const most = isOfCrises ? CRISIS_HUES.chroma : chroma;
  return {
    deep: hexFrom({ ...chosen, lightness, chroma: Math.min(chosen.chroma, most) }),
    'on-deep-muted': hexFrom({ ...chosen, lightness: 0.86, chroma: Math.min(chosen.chroma, 0.03) }),
  };
}

/** A palette as the custom properties that hold it. */
export function paletteProperties(palette: Palette): [name: string, value: string][] {
  return Object.entries(palette).map(([name, value]) => [`--bp-color-${name}`, value]);
}
