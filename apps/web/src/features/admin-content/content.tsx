import { List, ListTree } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { pillShape } from '../../administration/table/control-look.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { adminContentTexts as texts } from './admin-content-texts.ts';
import { ContentTable } from './content-table.tsx';
import { ContentTree } from './content-tree.tsx';
import { showsTree, TREE_VIEW } from './content-view.ts';

const Way = styled(Link)`
  ${pillShape}
`;
const Top = styled.div`
  margin-bottom: 1rem;
`;

/** All that is written, as a table or as a tree of pages, and what can be done with it. Source: UX, Admin tables, Content. */
export function Content() {
  const { pathname, search } = useLocation();
  if (showsTree(new URLSearchParams(search))) {
    return (
      <>
        <Top>
          <Way to={paths.adminContent()} state={SAME_PLACE}>
            <List aria-hidden="true" size={18} />
            {texts.list}
          </Way>
        </Top>
        <ContentTree />
      </>
    );
  }
  const tree = (
    <Way to={`${pathname}?vy=${TREE_VIEW}`} state={SAME_PLACE}>
      <ListTree aria-hidden="true" size={18} />
      {texts.tree}
    </Way>
  );
  return <ContentTable tools={tree} />;
}
