import { paths } from '../../addresses/paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadTable } from '../../administration/table/table-query.ts';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminContentTexts } from './admin-content-texts.ts';
import { Content } from './content.tsx';
import { CONTENT_SHAPE, showsTree } from './content-view.ts';
import { contentNamesQuery, contentTableQuery, pageTreeQuery } from './fetch-content.ts';

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
  return { meta: adminMeta(adminContentTexts, paths.adminContent()) };
}

/** Source: SPEC section 2, /profile/admin/content. */
export function Page() {
  return (
    <Titled title={adminContentTexts.title} text={adminContentTexts.text}>
      <Content />
    </Titled>
  );
}
