import type { AlertDetails, AlertEvent, AlertLanguage } from './entities/alert-details.ts';

/** What an alert is about. */
export const alertEventNames: Readonly<Record<AlertEvent, string>> = {
  fire: 'Brand',
  smoke: 'Farlig rök',
  spill: 'Utsläpp',
  water: 'Vatten',
  weather: 'Väder',
  power: 'Elavbrott',
  telephony: 'Telefonistörning',
  other: 'Annat',
};

/** What languages are called by those who speak them. */
export const alertLanguageNames: Readonly<Record<AlertLanguage, string>> = {
  en: 'English',
  'sv-x-easy': 'Lättläst svenska',
  fi: 'Suomi',
  se: 'Davvisámegiella',
  ar: 'العربية',
  fa: 'فارسی',
  so: 'Soomaali',
  uk: 'Українська',
  pl: 'Polski',
};

/** Where an alert counts, the nearest first: 'Hamnen, Norra kajen, Uddebo'; empty where nothing is said of it. */
export function alertArea({ places, municipality }: Pick<AlertDetails, 'places' | 'municipality'>): string {
  return [...places, municipality].filter((place) => place !== '').join(', ');
}
