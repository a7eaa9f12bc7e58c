import { pillShape } from '@brandpost/ui/fields';
import { List, ListTree } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadTable } from '../../administration/table/table-query.ts';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminContentTexts, adminContentTexts as texts } from './admin-content-texts.ts';
import { ContentTable } from './content-table.tsx';
import { ContentTree } from './content-tree.tsx';
import { CONTENT_SHAPE, showsTree, TREE_VIEW } from './content-view.ts';
import { contentNamesQuery, contentTableQuery, pageTreeQuery } from './fetch-content.ts';

const Way = styled(Link)`
  ${pillShape}
`;
const Top = styled.div`
  margin-bottom: 1rem;
`;

/** All that is written, as a table or as a tree of pages, and what can be done with it. Source: UX, Admin tables, Content. */
function Content() {
  const { pathname, search } = useLocation();
  if (showsTree(new URLSearchParams(search))) {
    return (
      <>
        <Top>
          <Way to={adminPaths.content()} state={SAME_PLACE}>
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

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'create_post', 'publish_post', 'delete_post');
  if (showsTree(url.searchParams)) await needQuery(services, pageTreeQuery(services.client));
  else {
    const view = viewFrom(url.searchParams, CONTENT_SHAPE);
    await Promise.all([
      loadTable(services, contentTableQuery(services, view)),
      needQuery(services, contentNamesQuery(services)),
    ]);
  }
  return { meta: adminMeta(adminContentTexts, adminPaths.content()) };
}

/** Source: SPEC section 2, /profile/admin/content. */
export function Page() {
  return (
    <Titled title={adminContentTexts.title} text={adminContentTexts.text}>
      <Content />
    </Titled>
  );
}
