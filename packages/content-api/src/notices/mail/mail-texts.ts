import type { NoticeKind } from '@brandpost/domain';

/** What e-mail to staff says. */
export const mailTexts = {
  subjects: {
    acknowledge: (title: string) => `Läs och kvittera: ${title}`,
    reminder: (title: string) => `Påminnelse om att kvittera: ${title}`,
    missing: (title: string) => `Kvittenser saknas i din grupp: ${title}`,
    read: (title: string) => `Ny information: ${title}`,
    published: (title: string) => `Ditt innehåll är publicerat: ${title}`,
    'ends-soon': (title: string) => `Avpubliceras snart: ${title}`,
  } satisfies Record<NoticeKind, (title: string) => string>,
  subjectOfSeveral: (count: number) => `${count} aviseringar till dig`,
  greeting: (name: string) => (name === '' ? 'Hej!' : `Hej ${name}!`),
  intros: {
    acknowledge: 'Det här behöver du läsa och kvittera:',
    reminder: 'Du har inte kvitterat det här ännu:',
    missing: 'Några i din grupp har inte kvitterat det här:',
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
    read: 'Läs',
    published: 'Visa',
    'ends-soon': 'Öppna',
  } satisfies Record<NoticeKind, string>,
  why: 'Du får det här brevet för att du arbetar hos oss. Det går inte att svara på.',
  settings: 'Välj vad du vill få',
} as const;
