import type { ContentResources } from '@brandpost/web/src/queries/content.ts';

const NOTHING_SAID = { needs: [], processingTime: '', cost: '', signIn: null };

/** The e-services that there are. */
export const LINKS = [
  {
    id: 1,
    name: 'Anmäl eldning',
    url: 'https://etjanster.example.se/eldning',
    shortDescription: 'Innan du eldar',
    ...NOTHING_SAID,
  },
  {
    id: 2,
    name: 'Boka brandskyddskontroll',
    url: 'https://etjanster.example.se/kontroll',
    shortDescription: '',
    ...NOTHING_SAID,
  },
  {
    id: 3,
    name: 'Ansök om att få sota själv',
    url: 'https://etjanster.example.se/sota',
    shortDescription: '',
    ...NOTHING_SAID,
  },
];

/** What the blocks point at. */
export const RESOURCES: ContentResources = {
  isLive: true,
  media: [
    {
      filename: 'adventsljusstake.jpg',
      alt: 'En tänd adventsljusstake på ett fat',
      widthPx: 1200,
      heightPx: 800,
      copies: [],
    },
  ],
  links: LINKS,
  vacancies: [
    {
      id: 90,
      title: 'Brandinspektör',
      place: 'Norråmo',
      lastDay: '2026-12-18',
      path: '/nyhet/brandinspektor',
    },
  ],
};
