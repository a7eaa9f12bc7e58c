import type { ContentResources } from '../view-parts/resources.ts';

const NOTHING_SAID = { needs: [], processingTime: '', cost: '', signIn: null };

/** What the fixtures' blocks refer to. */
export const resources: ContentResources = {
  media: new Map([
    [
      'brandvarnare-i-tak.jpg',
      {
        alt: 'En vit brandvarnare mitt i ett sovrumstak',
        widthPx: 1200,
        heightPx: 800,
        copies: [{ filename: 'brandvarnare-i-tak_480.webp', fileType: 'image/webp', widthPx: 480 }],
      },
    ],
    [
      'brandfilt-kok.jpg',
      { alt: 'En röd brandfilt på väggen i ett kök', widthPx: null, heightPx: null, copies: [] },
    ],
  ]),
  links: new Map(
    [
      {
        id: 1,
        name: 'Ölandsbrons eldningsanmälan',
        url: 'https://etjanster.example.se/o',
        shortDescription: '',
        ...NOTHING_SAID,
      },
      {
        id: 2,
        name: 'Anmäl eldning',
        url: 'https://etjanster.example.se/a',
        shortDescription: 'Innan du eldar ris',
        needs: ['din adress', 'dag och tid'],
        processingTime: 'ingen',
        cost: 'kostar inget',
        signIn: 'bankid' as const,
      },
      {
        id: 3,
        name: 'Ändra dina uppgifter',
        url: 'https://etjanster.example.se/u',
        shortDescription: '',
        ...NOTHING_SAID,
      },
      { id: 4, name: 'Farlig länk', url: 'javascript:alert(1)', shortDescription: '', ...NOTHING_SAID },
    ].map((link) => [link.id, link]),
  ),
  vacancies: [
    {
      path: '/nyhet/brandman-i-beredskap-asbruk',
      title: 'Brandman i beredskap',
      place: 'Åsbruk',
      lastDay: '2027-01-15',
    },
    { path: '/nyhet/brandinspektor', title: 'Brandinspektör', place: '', lastDay: null },
  ],
  allowedVideoHosts: ['video.example.se'],
};
