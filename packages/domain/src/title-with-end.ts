import type { AlertEnd } from './alert-end.ts';
import { alertStateNames } from './alert-names.ts';

const TITLE_BEGINS: Readonly<Record<AlertEnd, string>> = {
  over: alertStateNames.over,
  ended: 'Gäller inte längre',
};

/** The title of an alert where it stands alone, which says first that the danger is over, or else that it holds no longer. */
export function titleWithEnd(title: string, end: AlertEnd | null): string {
  return end === null ? title : `${TITLE_BEGINS[end]}: ${title}`;
}
