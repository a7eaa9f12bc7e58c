import { describe, expect, it } from 'vitest';
import { type ColourName, palettes } from './tokens.ts';

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_PAIRS: [ink: ColourName, ground: ColourName][] = [
  ['ink', 'bg'],
  ['ink', 'raised'],
  ['ink', 'surface'],
  ['ink', 'surface-2'],
  ['ink', 'sky'],
  ['muted', 'bg'],
  ['muted', 'raised'],
  ['muted', 'surface'],
  ['muted', 'surface-2'],
  ['muted', 'sky'],
  ['primary', 'bg'],
  ['primary', 'raised'],
  ['primary', 'surface'],
  ['primary', 'surface-2'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['on-signal', 'signal'],
  ['on-crisis', 'crisis'],
  ['on-severe', 'severe'],
  ['on-notice', 'notice'],
  ['ink', 'warning-bg'],
  ['warning', 'warning-bg'],
  ['good', 'good-bg'],
];

describe.each(Object.entries(palettes))('the %s palette', (_, palette) => {
  it.each(TEXT_PAIRS)('lets %s be read on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
