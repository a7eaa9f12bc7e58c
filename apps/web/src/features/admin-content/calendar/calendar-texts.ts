import { formatDateTime } from '@brandpost/swedish';
import type { CalendarEntry } from './calendar-query.ts';

const MONTHS = [
  ...['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni', 'Juli', 'Augusti', 'September', 'Oktober'],
  ...['November', 'December'],
];

const KINDS = { publish: 'Publiceras', end: 'Avpubliceras', change: 'Ändras' } as const;

/** When content is published, changes and ends. */
export const calendarTexts = {
  calendar: 'Kalender',
  help: 'Dra det som ska hända senare till en annan dag, eller flytta det med handtaget: pil vänster och höger en dag, pil upp och ner en vecka. Tryck på handtaget för att välja tid.',
  month: (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  earlier: 'Föregående månad',
  later: 'Nästa månad',
  today: 'I dag',
  weekdays: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'],
  none: 'Inget publiceras, ändras eller avpubliceras den här månaden.',
  kinds: KINDS,
  // A change whose time has come is made, and in the list no more: one that is left could not be made.
  done: { publish: 'Publicerat', end: 'Avpublicerat', change: 'Kunde inte ändras' },
  handle: ({ title, kind }: CalendarEntry) => `Flytta ${title}, ${KINDS[kind].toLowerCase()}`,
  moved: ({ title, kind }: CalendarEntry, to: string) =>
    `${title} ${KINDS[kind].toLowerCase()} ${formatDateTime(to)}.`,
  undone: 'Flytten är ångrad.',
  notMoved: 'Det gick inte att flytta:',
  past: 'Välj en tid som inte har varit.',
  form: {
    title: ({ title }: CalendarEntry) => `Flytta ${title}`,
    required: 'Ange dag och tid',
  },
} as const;
