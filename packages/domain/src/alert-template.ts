import type { AlertEvent, AlertLevel } from './entities/alert-details.ts';

/** Stands in a template's words for where it happens. */
export const PLACE_BLANK = '[plats]';
/** How long an alert may be chosen to last, in hours. */
export const ALERT_HOURS = [2, 6, 12, 24] as const;
/** How long a template may propose at most, in hours. */
export const ALERT_TEMPLATE_MAX_HOURS = 72;
export const ALERT_TEMPLATE_NAME_MAX_LENGTH = 40;
/** More than anybody finds their way in at three in the night. */
export const MAX_ALERT_TEMPLATES = 20;

/** What is known beforehand of an alert of one kind, so that little is left to write at three in the night. */
export type AlertTemplate = {
  name: string;
  level: AlertLevel;
  event: AlertEvent;
  /** With PLACE_BLANK where the place goes. */
  title: string;
  text: string;
  instructions: string[];
  hours: number;
};

/** Those that a service begins with. */
export const DEFAULT_ALERT_TEMPLATES: readonly AlertTemplate[] = [
  {
    name: 'Brand',
    level: 'severe',
    event: 'fire',
    title: 'Brand i [plats]',
    text: 'Räddningstjänsten arbetar på platsen.',
    instructions: ['Håll dig borta från området.', 'Följ räddningstjänstens och polisens anvisningar.'],
    hours: 6,
  },
  {
    name: 'Farlig rök',
    level: 'vma',
    event: 'smoke',
    title: 'Farlig rök i [plats] – gå inomhus',
    text: 'Röken är farlig att andas in.',
    instructions: ['Gå inomhus.', 'Stäng dörrar, fönster och ventilation.', 'Lyssna på Sveriges Radio P4.'],
    hours: 6,
  },
  {
    name: 'Utsläpp',
    level: 'vma',
    event: 'spill',
    title: 'Utsläpp av farligt ämne i [plats] – gå inomhus',
    text: 'Ett farligt ämne har läckt ut.',
    instructions: [
      'Gå inomhus.',
      'Stäng dörrar, fönster och ventilation.',
      'Håll dig borta från området.',
      'Lyssna på Sveriges Radio P4.',
    ],
    hours: 6,
  },
  {
    name: 'Dricksvatten',
    level: 'warning',
    event: 'water',
    title: 'Koka vattnet i [plats]',
    text: 'Dricksvattnet kan vara förorenat.',
    instructions: ['Koka allt vatten som du dricker eller lagar mat med.', 'Låt det bubbla upp ordentligt.'],
    hours: 24,
  },
  {
    name: 'Eldningsförbud',
    level: 'warning',
    event: 'fire',
    title: 'Eldningsförbud i [plats]',
    text: 'Det är förbjudet att elda utomhus.',
    instructions: ['Elda inte i skog och mark.', 'Släck och anmäl bränder du ser: ring 112.'],
    hours: 24,
  },
  {
    name: 'Telefonistörning',
    level: 'warning',
    event: 'telephony',
    title: 'Störning i telefonin i [plats] – så larmar du 112',
    text: 'Telefonen kan sakna täckning.',
    instructions: [
      'Ring 112 ändå – telefonen kan använda en annan operatörs nät.',
      'Prova från en annan plats eller be en granne.',
    ],
    hours: 12,
  },
];

/** A street, a square or a road, by its name or its number: something happens on it, and not in it. */
const STREET =
  /^(?:[^,]*\p{L}[\s-]?(?:gata|gatan|väg|vägen|torg|torget|allé|allén|stig|stigen|bron)(?!\p{L})|(?:e|rv|lv)\s?\d|(?:riks|läns)?väg(?:en)?\s+\d)/iu;
const IN_PLACE = new RegExp(`\\bi(?=\\s+${PLACE_BLANK.replace(/[[\]]/g, '\\$&')})`, 'g');

/**
 * A template's words with the place in them, which say “in” of a town and “on” of a street or a road. Without a place the
 * blank goes, with the preposition before it: what is published at once must not have holes.
 */
export function fillPlace(words: string, place: string): string {
  const filled = place.trim();
  if (filled !== '') {
    const fitting = STREET.test(filled) ? words.replaceAll(IN_PLACE, 'på') : words;
    return fitting.replaceAll(PLACE_BLANK, () => filled);
  }
  return words
    .replaceAll(
      new RegExp(`\\s*(?:\\b(?:i|vid|på|nära)\\s+)?${PLACE_BLANK.replace(/[[\]]/g, '\\$&')}`, 'g'),
      '',
    )
    .trim();
}
