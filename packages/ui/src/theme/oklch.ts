/** A colour by how light it looks (0 to 1), how strong it is (0 is grey) and its place on the wheel in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** Source: Björn Ottosson, "A perceptual color space for image processing"; CSS Color 4, section 9. */
export function oklchFrom(hex: string): Oklch {
  const [lightness, a, b] = oklabFrom(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** `#rrggbb`. What no screen can show is made weaker, as little as it takes: lightness and hue stay. */
export function hexFrom({ lightness, chroma, hue }: Oklch): string {
  let [shown, tooStrong] = [0, chroma];
  if (isShowable(linearFrom({ lightness, chroma, hue }))) shown = chroma;
  else {
    for (let step = 0; step < 20; step += 1) {
      const tried = (shown + tooStrong) / 2;
      if (isShowable(linearFrom({ lightness, chroma: tried, hue }))) shown = tried;
      else tooStrong = tried;
    }
  }
  const channels = linearFrom({ lightness, chroma: shown, hue }).map((value) => {
    const byte = Math.round(encode(Math.min(1, Math.max(0, value))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** How far apart two colours look; black and white are 1 apart. */
export function distance(one: string, other: string): number {
  const [a, b] = [oklabFrom(one), oklabFrom(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Contrast by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): Triple {
  const channel = (at: number) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function oklabFrom(hex: string): Triple {
  const [red, green, blue] = linear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearFrom({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Half a step of a byte over the edge is rounded away. */
function isShowable(channels: Triple): boolean {
  return channels.every((value) => value >= -0.0005 && value <= 1.0005);
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
