import type { ViewedList } from '@brandpost/domain';
import type { ListedView } from '@brandpost/rubicore-api';
import { Bookmark } from 'lucide-react';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { chooseColumns } from '../../administration/table/column-choice.ts';
import { placesFor } from '../../layout/profile/profile-places.ts';
import type { OwnSession } from '../../session/use-session.ts';
import type { PaletteLine } from './own-commands.ts';

const PATH_OF_LIST: Record<ViewedList, string> = {
  innehall: adminPaths.content(),
  media: adminPaths.media(),
  'gemensamma-block': adminPaths.sharedBlocks(),
  lankar: adminPaths.links(),
  kategorier: adminPaths.categories(),
  grupper: adminPaths.nodes(),
  anvandare: adminPaths.users(),
  handelser: adminPaths.audit(),
  tillganglighet: adminPaths.accessibility(),
  'sokningar-utan-svar': adminPaths.searches(),
  'vad-laste-folk': adminPaths.visits(),
  'doda-lankar': adminPaths.reports(),
};

/** Saved views of lists, each with the name of its list. They open with their columns. Source: ADR 0067 */
export function viewLines(session: OwnSession, views: readonly ListedView[]): PaletteLine[] {
  const places = placesFor(session).flatMap((group) => group.places);
  return views.map(({ id, list, name, query, columns }) => {
    const path = PATH_OF_LIST[list];
    const { text = '' } = places.find((place) => place.path === path) ?? {};
    return {
      key: `view-${id}`,
      label: name,
      detail: text,
      icon: Bookmark,
      words: `${name} ${text}`,
      target: { to: query === '' ? path : `${path}?${query}` },
      onOpen: () => columns !== null && chooseColumns(list, columns),
    };
  });
}
