import { PAGES_PER_PAGE } from '@brandpost/domain';
import { askForList } from '../../../admin-table/ask-for-list.ts';
import { ROWS_PER_PAGE, viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Content, type ContentShown } from '../../../administration/content/content.tsx';
import { contentRows } from '../../../administration/content/content-row.ts';
import { CONTENT_SHAPE, TREE_VIEW } from '../../../administration/content/content-view.ts';
import { fetchContent, fetchContentNames } from '../../../administration/content/fetch-content.ts';
import { Titled } from '../../../administration/titled.tsx';
import type { Services } from '../../../app/services.ts';
import { need } from '../../../queries/read.ts';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminContentTexts } from '../../../texts/admin-content-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'create_post', 'publish_post', 'delete_post');
  const isTree = url.searchParams.get('vy') === TREE_VIEW;
  const shown = isTree ? await loadTree(services) : await loadTable(services, url);
  return { meta: adminMeta(adminContentTexts, paths.adminContent()), shown };
}

async function loadTable(services: Services, url: URL): Promise<ContentShown> {
  const view = viewFrom(url.searchParams, CONTENT_SHAPE);
  const paging = { page: view.page, perPage: ROWS_PER_PAGE };
  const asked = askForList(services, fetchContent(services, view, paging));
  const posts = asked.then(({ rows }) => rows);
  const [list, names] = await Promise.all([asked, fetchContentNames(services, posts)]);
  return { kind: 'table', list: { ...list, rows: contentRows(list.rows, names) }, names };
}

async function loadTree(services: Services): Promise<ContentShown> {
  const query = {
    type: ['page' as const, 'page-related' as const],
    status: ['publish' as const, 'draft' as const, 'future' as const],
    includeEnded: true,
    perPage: PAGES_PER_PAGE,
    sort: 'order ASC',
  };
  const rows = await need(services, services.client.call('listPosts', { query }));
  const pages = rows.map(({ id, parentId, order, slug, title, type, status }) => ({
    id,
    parentId,
    order,
    slug,
    title,
    type,
    status,
  }));
  return { kind: 'tree', pages };
}

/** Source: SPEC section 2, /profile/admin/content. */
export function Page() {
  const { shown } = usePageData<typeof loader>();
  return (
    <Titled title={adminContentTexts.title} text={adminContentTexts.text}>
      <Content shown={shown} />
    </Titled>
  );
}
