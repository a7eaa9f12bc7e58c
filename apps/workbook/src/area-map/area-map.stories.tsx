import {
  emptyAlertDetails,
  emptyPostFields,
  type GeoPoint,
  type MapFeature,
  type Post,
} from '@brandpost/domain';
import { DrawnArea } from '@brandpost/web/src/area-map/drawn-area.tsx';
import { boxOfArea, mapPicture } from '@brandpost/web/src/area-map/map-picture.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';
import { STORY_MAP } from './story-map.ts';

export default {
  title: 'site/Map of an area',
  parameters: site({ content: EMPTY_SITE }),
} satisfies Meta;

const SMOKE: GeoPoint[] = [
  { lat: 64.29, lon: 20.82 },
  { lat: 64.32, lon: 20.87 },
  { lat: 64.31, lon: 20.93 },
];

const alert = (level: 'vma' | 'severe' | 'warning' | 'information', places: string[]): Post =>
  ({
    ...emptyPostFields(),
    ...{ id: 1, type: 'alert', updatedDate: null, media: null },
    alert: { ...emptyAlertDetails(), level, places },
  }) as Post;

function drawn(corners: GeoPoint[], features: MapFeature[], post: Post) {
  const box = boxOfArea(corners);
  if (box === null) throw new Error('A map shows an area.');
  return <DrawnArea post={post} drawing={mapPicture(features, box, corners)} />;
}

export const Ordinary: StoryObj = { render: () => drawn(SMOKE, STORY_MAP, alert('vma', ['Åsbruk'])) };
export const Warning: StoryObj = { render: () => drawn(SMOKE, STORY_MAP, alert('warning', [])) };
/** Where the API has no map, the area stands on nothing. */
export const Empty: StoryObj = { render: () => drawn(SMOKE, [], alert('severe', ['Åsbruk'])) };
export const ManyCorners: StoryObj = {
  render: () =>
    drawn(
      Array.from({ length: 100 }, (_, at) => {
        const [angle, length] = [(2 * Math.PI * at) / 100, at % 2 === 0 ? 0.05 : 0.035];
        return { lat: 64.3 + length * Math.sin(angle), lon: 20.85 + 2 * length * Math.cos(angle) };
      }),
      STORY_MAP,
      alert(
        'information',
        Array.from({ length: 20 }, (_, at) => `Kvarteret Brandposten ${at + 1}`),
      ),
    ),
};
