import type { NoticeKind } from '@brandpost/domain';

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
  acknowledgeBy: (date: string) => `Senast ${date}`,
  acknowledgedBy: (date: string) => `Skulle ha kvitterats ${date}`,
  ends: (date: string) => `Avpubliceras ${date}`,
} as const;

function unreadOnes(unread: number): string {
  return unread === 1 ? '1 oläst' : `${unread} olästa`;
}
