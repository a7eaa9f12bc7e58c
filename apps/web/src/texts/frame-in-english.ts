import type { FrameTexts } from './frame-texts.ts';

/** For pages in any language but Swedish: of those who do not read Swedish, most read this. */
export const frameInEnglish: FrameTexts = {
  lang: 'en',
  skipToContent: 'Skip to content',
  emergency: 'In an emergency, call 112 – danger to life, property or the environment.',
  emergencyShort: 'Emergency? Call 112',
  call: 'Call 112',
  contact: 'Contact',
  search: 'Search',
  menu: 'Menu',
  topBar: 'Top menu',
  readAlert: 'Read what to do',
  alertsMore: 'more alerts',
  themeToDark: 'Change to dark colours',
  themeToLight: 'Change to light colours',
  footer: {
    contact: 'Contact us',
    writeToUs: 'All ways to reach us',
    numbers: 'Important numbers',
    uses: [
      'Emergency – danger to life, property or the environment',
      'Information about accidents and crises',
      'The police',
      'Medical advice',
    ],
    toTop: 'To the top',
  },
};
