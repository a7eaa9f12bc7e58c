import type { NoticeKind } from '@brandpost/domain';

/** What is said to staff in e-mail and notifications. */
export const mailTexts = {
  /** Before the title, in a subject and on a locked screen. */
  headings: {
    acknowledge: 'Läs och kvittera',
    reminder: 'Påminnelse om att kvittera',
    missing: 'Kvittenser saknas i din grupp',
    mentioned: 'Du är omnämnd i en kommentar',
    commented: 'Ny kommentar',
    read: 'Ny information',
    published: 'Ditt innehåll är publicerat',
    'ends-soon': 'Avpubliceras snart',
  } satisfies Record<NoticeKind, string>,
  subjectOfSeveral: (count: number) => `${count} aviseringar till dig`,
  greeting: (name: string) => (name === '' ? 'Hej!' : `Hej ${name}!`),
  intros: {
    acknowledge: 'Det här behöver du läsa och kvittera:',
    reminder: 'Du har inte kvitterat det här ännu:',
    missing: 'Några i din grupp har inte kvitterat det här:',
    mentioned: 'Någon har nämnt dig i en kommentar till det här:',
    commented: 'Någon har kommenterat det här:',
    read: 'Det finns ny information till dig:',
    published: 'Det här är nu publicerat:',
    'ends-soon': 'Det här avpubliceras snart:',
  } satisfies Record<NoticeKind, string>,
  acknowledgeBy: (date: string) => `Kvittera senast ${date}.`,
  acknowledgedBy: (date: string) => `Skulle ha kvitterats senast ${date}.`,
  ends: (date: string) => `Avpubliceras ${date}.`,
  links: {
    acknowledge: 'Läs och kvittera',
    reminder: 'Läs och kvittera',
    missing: 'Se vilka som saknas',
    mentioned: 'Läs kommentaren',
    commented: 'Läs kommentaren',
    read: 'Läs',
    published: 'Visa',
    'ends-soon': 'Öppna',
  } satisfies Record<NoticeKind, string>,
  why: 'Du får det här brevet för att du arbetar hos oss. Det går inte att svara på.',
  settings: 'Välj vad du vill få',
} as const;
