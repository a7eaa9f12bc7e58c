import { alertArea, alertSummary, type MapFeature, type Post } from '@brandpost/domain';
import type { Drawing } from '@brandpost/render-contract';
import { type ColourName, palettes } from '@brandpost/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { lookOf } from '../alert-level/alert-look.ts';
import { areaMapTexts } from './area-map-texts.ts';
import { areaMap } from './fetch-area-map.ts';
import { areaRules, MAP_COLOURS, MAP_RULES } from './map-look.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './map-picture.ts';
import { MapNames, MapShapes } from './map-shapes.tsx';

const GROUNDS = ['crisis', 'severe', 'signal', 'notice', 'good-bg'] as const satisfies ColourName[];

/**
 * In both themes: a browser gives a picture the `color-scheme` of the page that it stands in. The same for every map, so
 * that one hash lets it through.
 */
const STYLE = [
  `:root{color-scheme:light dark;${custom('light')}}`,
  `@media (prefers-color-scheme:dark){:root{${custom('dark')}}}`,
  MAP_RULES.replace(/\s+/g, ' '),
  'text{font-family:system-ui,sans-serif}',
  // The width of the picture where it stands: on a phone its names are to be as large as other small text.
  '@media (max-width:360px){text{font-size:18px}}',
  ...GROUNDS.map((ground) => areaRules(ground).replace('.area', `.area.${ground}`)),
].join('');

function custom(theme: keyof typeof palettes): string {
  return [...MAP_COLOURS, ...GROUNDS].map((name) => `--bp-color-${name}:${palettes[theme][name]}`).join(';');
}

/** The map of an alert's area as a picture of its own; null for a post that shows none. */
export async function drawAreaMap(
  post: Post,
  featuresIn: (box: string) => Promise<readonly MapFeature[]>,
): Promise<Drawing | null> {
  if (post.alert === null || post.alert.withdrawnAt) return null;
  const picture = await areaMap(post.alert.polygon, featuresIn);
  if (picture === null) return null;
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={MAP_WIDTH}
      height={MAP_HEIGHT}
      viewBox={`0 0 ${MAP_WIDTH} ${picture.height}`}
    >
      <title>{areaMapTexts.map(alertArea(post.alert))}</title>
      <style>{STYLE}</style>
      <path className="sea" d={`M0 0h${MAP_WIDTH}v${picture.height}H0Z`} />
      <MapShapes shapes={picture.shapes} />
      <path className={`area ${lookOf(alertSummary(post)).ground}`} d={picture.area} />
      <MapNames {...picture} />
    </svg>,
  );
  return { svg, style: STYLE };
}
