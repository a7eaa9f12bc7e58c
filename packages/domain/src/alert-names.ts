import type { AlertEvent, AlertLanguage, AlertLevel } from './entities/alert-details.ts';

/** What levels of alerts are called. */
export const alertLevelNames: Readonly<Record<AlertLevel, string>> = {
  vma: 'VMA',
  severe: 'Allvarligt',
  warning: 'Varning',
  information: 'Information',
};

/** What has no level, is over, or is an exercise. */
export const alertStateNames = {
  unknown: 'Krisinformation',
  over: 'Faran är över',
  drill: 'ÖVNING',
} as const;

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
