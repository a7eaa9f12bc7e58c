import { loadTable } from '../../../admin-table/table-query.ts';
import { viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Content } from '../../../administration/content/content.tsx';
import { CONTENT_SHAPE, showsTree } from '../../../administration/content/content-view.ts';
import {
  contentNamesQuery,
  contentTableQuery,
  pageTreeQuery,
} from '../../../administration/content/fetch-content.ts';
import { Titled } from '../../../administration/titled.tsx';
import type { LoaderContext } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needQuery } from '../../../server-state/load-query.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminContentTexts } from '../../../texts/admin-content-texts.ts';

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
