import type { MapFeature } from '@brandpost/domain';

/** A coast with a lake, a road and a place. */
export const STORY_MAP: MapFeature[] = [
  {
    kind: 'land',
    name: '',
    parts: [
      [
        [20.6, 64.2],
        [21, 64.2],
        [20.95, 64.3],
        [21.05, 64.4],
        [20.6, 64.4],
        [20.6, 64.2],
      ],
    ],
  },
  {
    kind: 'water',
    name: '',
    parts: [
      [
        [20.7, 64.33],
        [20.76, 64.34],
        [20.74, 64.35],
        [20.7, 64.33],
      ],
    ],
  },
  {
    kind: 'road',
    name: '',
    parts: [
      [
        [20.7, 64.2],
        [20.83, 64.3],
        [20.9, 64.4],
      ],
    ],
  },
  { kind: 'place', name: 'Åsbruk', parts: [[[20.845, 64.297]]] },
];
