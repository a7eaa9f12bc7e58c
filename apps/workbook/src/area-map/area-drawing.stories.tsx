import { type GeoPoint, roundedPoint } from '@brandpost/domain';
import { AreaDrawing } from '@brandpost/web/src/area-map/drawing/area-drawing.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';
import { STORY_MAP } from './story-map.ts';

export default {
  title: 'site/Drawing an area',
  parameters: site({ content: EMPTY_SITE, answers: { getMap: () => STORY_MAP } }),
} satisfies Meta;

function Drawn({ begun }: { begun: GeoPoint[] }) {
  const [corners, setCorners] = useState(begun);
  return <AreaDrawing corners={corners} onChange={setCorners} />;
}

const round = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    return roundedPoint({ lat: 64.3 + 0.05 * Math.sin(angle), lon: 20.85 + 0.1 * Math.cos(angle) });
  });

export const Empty: StoryObj = { render: () => <Drawn begun={[]} /> };
export const MapNotToBeHad: StoryObj = {
  parameters: site({ content: EMPTY_SITE, failsWith: 500 }),
  render: () => <Drawn begun={round(4)} />,
};
export const Ordinary: StoryObj = { render: () => <Drawn begun={round(5)} /> };
export const Crossing: StoryObj = {
  render: () => {
    const [a, b, ...rest] = round(5);
    return <Drawn begun={a && b ? [b, a, ...rest] : []} />;
  },
};
export const ManyCorners: StoryObj = { render: () => <Drawn begun={round(100)} /> };
