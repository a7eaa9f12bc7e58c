import { type ColourName, colour } from '@brandpost/ui';

/** What lies where nothing is drawn. */
export const WATER = `color-mix(in srgb, ${colour('primary')} 24%, ${colour('bg')})`;

/** Colours of the theme that a map is drawn in, without that of its area. */
export const MAP_COLOURS = ['bg', 'surface', 'ink', 'muted', 'primary'] as const satisfies ColourName[];

/** How what stands in a map looks: in a page as in a picture of its own. */
export const MAP_RULES = `
  path { fill: none; stroke-linejoin: round; }
  .land { fill: ${colour('surface')}; fill-rule: evenodd; }
  .sea, .water { fill: ${WATER}; }
  .river { stroke: color-mix(in srgb, ${colour('primary')} 55%, ${colour('bg')}); stroke-width: 2.5; }
  .road { stroke: ${colour('muted')}; stroke-width: 1.25; }
  .municipality { stroke: ${colour('muted')}; stroke-dasharray: 7 5; }
  .scale { stroke: ${colour('ink')}; stroke-width: 2; }
  .area { fill-opacity: 0.35; stroke-width: 3; }
  text { fill: ${colour('ink')}; stroke: ${colour('bg')}; stroke-width: 3; paint-order: stroke; font-size: 14px; font-weight: 650; text-anchor: middle; }
  circle { fill: ${colour('ink')}; }
`;

/** How an area is filled and outlined. */
export function areaRules(ground: ColourName): string {
  return `.area { fill: ${colour(ground)}; stroke: ${colour(ground)}; }`;
}
