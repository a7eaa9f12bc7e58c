import type { NoticeKind } from '@brandpost/domain';
import type { FoundNotice } from '../find-notices.ts';

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
    'dead-link': 'En länk leder ingenstans',
    review: 'Att granska',
    approved: 'Din text är godkänd',
    returned: 'Din text behöver ändras',
  } satisfies Record<NoticeKind, string>,
  /** The same, where it is known whose doing it is. */
  headingsWithName: {
    reminder: (name: string) => `${name} påminner dig om att kvittera`,
    mentioned: (name: string) => `${name} har nämnt dig i en kommentar`,
    commented: (name: string) => `${name} har kommenterat`,
    review: (name: string) => `${name} ber dig granska`,
  } satisfies Partial<Record<NoticeKind, (name: string) => string>>,
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
    'dead-link': 'En länk till en annan webbplats fungerar inte längre i det här:',
    review: 'En kollega ber dig granska det här:',
    approved: 'Granskningen är klar, texten är godkänd:',
    returned: 'Granskningen är klar, texten behöver ändras:',
  } satisfies Record<NoticeKind, string>,
  introsWithName: {
    reminder: (name: string) => `${name} påminner dig om att kvittera det här:`,
    mentioned: (name: string) => `${name} har nämnt dig i en kommentar till det här:`,
    commented: (name: string) => `${name} har kommenterat det här:`,
    review: (name: string) => `${name} ber dig granska det här:`,
  } satisfies Partial<Record<NoticeKind, (name: string) => string>>,
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
    'dead-link': 'Rätta länken',
    review: 'Läs och svara',
    approved: 'Öppna',
    returned: 'Se vad som behöver ändras',
  } satisfies Record<NoticeKind, string>,
  why: 'Du får det här brevet för att du arbetar hos oss. Det går inte att svara på.',
  settings: 'Välj vad du vill få',
} as const;

type OfSomebody = Pick<FoundNotice, 'kind' | 'who'>;

/** What stands before a notice's title, in a subject and on a locked screen. */
export function headingOf({ kind, who }: OfSomebody): string {
  return withName(mailTexts.headingsWithName, kind, who) ?? mailTexts.headings[kind];
}

/** What an e-mail says before the title. */
export function introOf({ kind, who }: OfSomebody): string {
  return withName(mailTexts.introsWithName, kind, who) ?? mailTexts.intros[kind];
}

function withName(
  sentences: Partial<Record<NoticeKind, (name: string) => string>>,
  kind: NoticeKind,
  who: string | null,
): string | null {
  return who === null ? null : (sentences[kind]?.(who) ?? null);
}
