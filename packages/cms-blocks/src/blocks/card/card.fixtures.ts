import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const cardFixtures: BlockFixtures = {
  ordinary: aNode('card', 'card-1', {
    title: 'Brandvarnare',
    text: 'Så många behöver du och så testar du dem.',
    imgSrc: '/media/brandvarnare-i-tak.jpg',
    buttonLabel: 'Till sidan Brandvarnare',
    buttonUrl: '/sida/brandvarnare',
  }),
  empty: aNode('card', 'card-2'),
  tooLong: aNode('card', 'card-3', {
    title: 'Räddningstjänstpersonalens övningsanläggning '.repeat(8),
    text: 'Testa brandvarnaren en gång i månaden. '.repeat(60),
    buttonLabel: 'Läs mer om hur du testar din brandvarnare och byter batteri',
    buttonUrl: 'https://www.example.se/',
  }),
  error: aNode('card', 'card-4', {
    title: 'Kort med fel',
    imgSrc: 'https://evil.example/spion.gif',
    buttonLabel: 'Öppna',
    buttonUrl: 'javascript:alert(1)',
  }),
};
