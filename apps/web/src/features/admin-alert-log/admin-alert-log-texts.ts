import type { AlertLogAction } from '@brandpost/rubicore-api';

const actions: Readonly<Record<AlertLogAction, string>> = {
  drafted: 'Skrev ett utkast',
  published: 'Publicerade',
  updated: 'Uppdaterade',
  corrected: 'Rättade',
  'end-changed': 'Ändrade sluttiden',
  'all-clear': 'Sade att faran är över',
  resumed: 'Sade att faran inte är över',
  ended: 'Avslutade',
  withdrawn: 'Återkallade',
  unpublished: 'Avpublicerade',
  trashed: 'Lade i papperskorgen',
  restored: 'Återställde',
  requested: 'Begärde publicering',
  approved: 'Godkände och publicerade',
  denied: 'Nekade',
  'request-cancelled': 'Tog tillbaka begäran',
};

/** The log of crisis alerts. */
export const adminAlertLogTexts = {
  title: 'Krislogg',
  text: 'Vem som gjorde vad med krismeddelanden, och när. Gå igenom den efteråt, eller skriv ut den.',
  periods: 'Tid',
  lastDays: (days: number) => (days === 1 ? 'Senaste dygnet' : `Senaste ${days} dagarna`),
  onlyOne: (title: string) => `Visar bara: ${title}`,
  showAll: 'Visa alla krismeddelanden',
  showOne: (title: string) => `Visa bara ${title}`,
  print: 'Skriv ut',
  columns: { at: 'Tid', who: 'Vem', what: 'Vad', alert: 'Krismeddelande' },
  actions,
  until: (moment: string) => `till ${moment}`,
  quoted: (text: string) => `”${text}”`,
  drill: 'Övning',
  service: 'Tjänsten, efter klockan',
  erased: 'Borttagen person',
  as: (name: string) => `som ${name}`,
  printed: (service: string, moment: string) => `${service}. Utskrivet ${moment}.`,
  none: 'Inget har gjorts under den här tiden.',
  isCut: (count: number) => `Bara de ${count.toLocaleString('sv')} senaste visas.`,
} as const;
