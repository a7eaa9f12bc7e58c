import type { FireBanState } from '@brandpost/domain';
import { Ban, CircleCheck, CircleQuestionMark, type LucideIcon, OctagonX } from 'lucide-react';

const ICONS: Readonly<Record<FireBanState, LucideIcon>> = {
  none: CircleCheck,
  ban: Ban,
  strict: OctagonX,
  unknown: CircleQuestionMark,
};

/** A sign for a state, beside its words. */
export function FireBanIcon({ state, size }: { state: FireBanState; size: number }) {
  const Icon = ICONS[state];
  return <Icon aria-hidden="true" size={size} strokeWidth={2} />;
}
