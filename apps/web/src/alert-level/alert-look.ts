import { type AlertSummary, alertLevelNames, alertStateNames } from '@brandpost/domain';
import { type ColourName, colour } from '@brandpost/ui';
import { CircleAlert, CircleCheck, Info, type LucideIcon, Siren, TriangleAlert } from 'lucide-react';
import { css } from 'styled-components';

/** How an alert looks: its level, or that it is over. Word, sign and colour say the same. */
export type AlertLook = {
  word: string;
  Icon: LucideIcon;
  ground: ColourName;
  ink: ColourName;
};

const RED = { ground: 'crisis', ink: 'on-crisis' } as const;
const LEVELS = {
  vma: { word: alertLevelNames.vma, Icon: Siren, ...RED },
  severe: { word: alertLevelNames.severe, Icon: TriangleAlert, ground: 'severe', ink: 'on-severe' },
  warning: { word: alertLevelNames.warning, Icon: CircleAlert, ground: 'signal', ink: 'on-signal' },
  information: { word: alertLevelNames.information, Icon: Info, ground: 'notice', ink: 'on-notice' },
} as const satisfies Record<string, AlertLook>;
const UNKNOWN: AlertLook = { word: alertStateNames.unknown, Icon: Siren, ...RED };
const OVER: AlertLook = { word: alertStateNames.over, Icon: CircleCheck, ground: 'good-bg', ink: 'good' };

/** @param alert its level and whether it is over; an exercise says so in its word */
export function lookOf(alert: Pick<AlertSummary, 'level' | 'allClearAt' | 'isDrill'>): AlertLook {
  const look = alert.allClearAt !== null ? OVER : alert.level === null ? UNKNOWN : LEVELS[alert.level];
  return alert.isDrill ? { ...look, word: `${alertStateNames.drill} · ${look.word}` } : look;
}

/** Ground and ink of what is drawn in an alert's colours. */
export const inLook = css<{ $look: AlertLook }>`
  background: ${({ $look }) => colour($look.ground)};
  color: ${({ $look }) => colour($look.ink)};
`;
