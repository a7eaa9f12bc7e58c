import { type AlertSummary, alertWord, type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { type ColourName, colour } from '@brandpost/ui';
import { CircleAlert, CircleCheck, Info, type LucideIcon, Siren, TriangleAlert } from 'lucide-react';
import { css } from 'styled-components';

/** How an alert looks: its level, or that it is over. Word, sign and colour say the same. */
export type AlertLook = {
  word: string;
  /** Of the word, where it is not Swedish. */
  lang?: string;
  Icon: LucideIcon;
  ground: ColourName;
  ink: ColourName;
};

const RED = { ground: 'crisis', ink: 'on-crisis' } as const;
const LOOKS = {
  vma: { Icon: Siren, ...RED },
  severe: { Icon: TriangleAlert, ground: 'severe', ink: 'on-severe' },
  warning: { Icon: CircleAlert, ground: 'signal', ink: 'on-signal' },
  information: { Icon: Info, ground: 'notice', ink: 'on-notice' },
  unknown: { Icon: Siren, ...RED },
  over: { Icon: CircleCheck, ground: 'good-bg', ink: 'good' },
} as const satisfies Record<string, Omit<AlertLook, 'word'>>;

/**
 * @param alert its level and whether it is over; an exercise says so in its word
 * @param language of the page that it is shown on
 */
export function lookOf(
  alert: Pick<AlertSummary, 'level' | 'allClearAt' | 'isDrill'>,
  language: Language = OWN_LANGUAGE,
): AlertLook {
  const is = alert.allClearAt !== null ? 'over' : (alert.level ?? 'unknown');
  const { text, language: lang } = alertWord(is, language);
  const word = alert.isDrill ? `${alertWord('drill', language).text} · ${text}` : text;
  return { ...LOOKS[is], word, ...(lang !== OWN_LANGUAGE && { lang }) };
}

/** Ground and ink of what is drawn in an alert's colours. */
export const inLook = css<{ $look: AlertLook }>`
  background: ${({ $look }) => colour($look.ground)};
  color: ${({ $look }) => colour($look.ink)};
`;
