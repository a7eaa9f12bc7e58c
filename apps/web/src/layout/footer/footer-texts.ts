import { CRISIS_LINE, EMERGENCY } from '@brandpost/domain';
import type { FooterTexts } from '../../texts/frame-texts.ts';

export const footerTexts = {
  contact: 'Kontakta oss',
  numbers: 'Viktiga Nummer',
  uses: [EMERGENCY.use, CRISIS_LINE.use, 'Polisen', 'Sjukvårdsråd'],
  shortcuts: 'Genvägar',
  social: 'Sociala medier',
  toTop: 'Till toppen',
  writeToUs: 'Alla kontaktvägar',
  signIn: 'Logga in som personal',
} as const satisfies FooterTexts & Record<string, unknown>;
