import { formatDateTime } from '@brandpost/swedish';
import type { CalendarEntry } from './calendar-query.ts';

const MONTHS = [
  ...['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni', 'Juli', 'Augusti', 'September', 'Oktober'],
  ...['November', 'December'],
];

/** When content is published and ends. */
export const calendarTexts = {
  calendar: 'Kalender',
  help: 'Dra det som ska hända senare till en annan dag, eller flytta det med handtaget: pil vänster och höger en dag, pil upp och ner en vecka. Tryck på handtaget för att välja tid.',
  month: (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  earlier: 'Föregående månad',
  later: 'Nästa månad',
  today: 'I dag',
  weekdays: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'],
  none: 'Inget publiceras eller avpubliceras den här månaden.',
  kinds: { publish: 'Publiceras', end: 'Avpubliceras' },
  done: { publish: 'Publicerat', end: 'Avpublicerat' },
  handle: ({ title, kind }: CalendarEntry) =>
    `Flytta ${title}, ${kind === 'publish' ? 'publiceras' : 'avpubliceras'}`,
  moved: ({ title, kind }: CalendarEntry, to: string) =>
    `${title} ${kind === 'publish' ? 'publiceras' : 'avpubliceras'} ${formatDateTime(to)}.`,
  undone: 'Flytten är ångrad.',
  past: 'Välj en tid som inte har varit.',
  form: {
    title: ({ title }: CalendarEntry) => `Flytta ${title}`,
    required: 'Ange dag och tid',
  },
} as const;
