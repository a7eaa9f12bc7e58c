import { List, ListTree } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { TableList } from '../../admin-table/ask-for-list.ts';
import { pillShape } from '../../admin-table/control-look.ts';
import { SAME_PLACE } from '../../layouts/navigation/use-arrival.ts';
import { paths } from '../../router/paths.ts';
import { adminContentTexts as texts } from '../../texts/admin-content-texts.ts';
import type { ContentNames, ContentRow, TreePageRow } from './content-row.ts';
import { ContentTable } from './content-table.tsx';
import { ContentTree } from './content-tree.tsx';
import { TREE_VIEW } from './content-view.ts';

const Way = styled(Link)`
  ${pillShape}
`;
const Top = styled.div`
  margin-bottom: 1rem;
`;

/** What the page shows: a table of posts, or the pages as a tree. */
export type ContentShown =
  | { kind: 'table'; list: TableList<ContentRow>; names: ContentNames }
  | { kind: 'tree'; pages: TreePageRow[] };

/** All that is written, and what can be done with it. Source: UX, Admin tables, Content. */
export function Content({ shown }: { shown: ContentShown }) {
  const { pathname } = useLocation();
  if (shown.kind === 'tree') {
    return (
      <>
        <Top>
          <Way to={paths.adminContent()} state={SAME_PLACE}>
            <List aria-hidden="true" size={18} />
            {texts.list}
          </Way>
        </Top>
        <ContentTree pages={shown.pages} />
      </>
    );
  }
  const tree = (
    <Way to={`${pathname}?vy=${TREE_VIEW}`} state={SAME_PLACE}>
      <ListTree aria-hidden="true" size={18} />
      {texts.tree}
    </Way>
  );
  return <ContentTable list={shown.list} names={shown.names} tools={tree} />;
}
