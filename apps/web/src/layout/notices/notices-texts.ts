import type { NoticeKind } from '@brandpost/domain';
import type { Notice } from '@brandpost/rubicore-api';

/** Texts of the bell; those of what may be chosen lie with its page. */
export const noticesTexts = {
  title: 'Aviseringar',
  open: (unread: number) => (unread === 0 ? 'Aviseringar' : `Aviseringar, ${unreadOnes(unread)}`),
  more: 'Visa fler',
  markAll: 'Markera alla som lästa',
  settings: 'Välj vad du vill få',
  none: 'Du har inga aviseringar.',
  loading: 'Hämtar …',
  failed: 'Aviseringarna gick inte att hämta.',
  again: 'Försök igen',
  unread: 'Oläst',
  untitled: 'Utan rubrik',
  close: 'Stäng aviseringar',
  what: {
    acknowledge: 'Läs och kvittera',
    reminder: 'Påminnelse om att kvittera',
    missing: 'Kvittenser saknas i din grupp',
    mentioned: 'Du är omnämnd i en kommentar',
    commented: 'Ny kommentar',
    read: 'Ny information',
    published: 'Ditt innehåll är publicerat',
    'ends-soon': 'Ditt innehåll avpubliceras snart',
    'dead-link': 'En länk har slutat fungera',
    review: 'En kollega ber dig granska',
    approved: 'Din text är godkänd',
    returned: 'Din text behöver ändras',
  } satisfies Record<NoticeKind, string>,
  /** The same, where it is known whose doing it is. */
  whatWithName: {
    reminder: (name: string) => `${name} påminner dig om att kvittera`,
    mentioned: (name: string) => `${name} har nämnt dig i en kommentar`,
    commented: (name: string) => `${name} har kommenterat`,
    review: (name: string) => `${name} ber dig granska`,
  } satisfies Partial<Record<NoticeKind, (name: string) => string>>,
  acknowledged: 'Du har kvitterat',
  acknowledgeBy: (date: string) => `Senast ${date}`,
  acknowledgedBy: (date: string) => `Skulle ha kvitterats ${date}`,
  ends: (date: string) => `Avpubliceras ${date}`,
} as const;

/** What a notice is about, before its title. */
export function whatOf({ kind, who, isSettled }: Pick<Notice, 'kind' | 'who' | 'isSettled'>): string {
  if (kind === 'acknowledge' && isSettled) return noticesTexts.acknowledged;
  const sentences: Partial<Record<NoticeKind, (name: string) => string>> = noticesTexts.whatWithName;
  const sentence = who ? sentences[kind]?.(who) : undefined;
  return sentence ?? noticesTexts.what[kind];
}

function unreadOnes(unread: number): string {
  return unread === 1 ? '1 oläst' : `${unread} olästa`;
}
