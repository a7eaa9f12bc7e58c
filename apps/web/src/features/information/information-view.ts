import { paths } from '../../addresses/paths.ts';

/** Ways to see the list of information. */
export const INFORMATION_VIEWS = ['all', 'unread', 'read'] as const;
export type InformationView = (typeof INFORMATION_VIEWS)[number];

const NAMES: Readonly<Record<InformationView, string>> = { all: 'alla', unread: 'olasta', read: 'lasta' };

/** How an address wants the list: `?visa=olasta`. Nonsense is all. */
export function informationView(search: URLSearchParams): InformationView {
  return INFORMATION_VIEWS.find((view) => NAMES[view] === search.get('visa')) ?? 'all';
}

export function pathOfView(view: InformationView): string {
  return view === 'all' ? paths.information() : `${paths.information()}?visa=${NAMES[view]}`;
}
