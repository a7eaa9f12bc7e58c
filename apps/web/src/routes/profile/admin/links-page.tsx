import { askForList } from '../../../admin-table/ask-for-list.ts';
import { ROWS_PER_PAGE, viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { LINK_SHAPE, linkQuery } from '../../../administration/links/link-view.ts';
import { Links } from '../../../administration/links/links.tsx';
import { Titled } from '../../../administration/titled.tsx';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminLinksTexts } from '../../../texts/admin-links-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_link');
  const view = viewFrom(url.searchParams, LINK_SHAPE);
  const query = { ...linkQuery(view), page: view.page, perPage: ROWS_PER_PAGE };
  const list = await askForList(services, services.client.call('listLinks', { query }));
  return { meta: adminMeta(adminLinksTexts, paths.adminLinks()), list };
}

/** Source: SPEC section 2, /profile/admin/links. */
export function Page() {
  const { list } = usePageData<typeof loader>();
  return (
    <Titled title={adminLinksTexts.title} text={adminLinksTexts.text}>
      <Links list={list} />
    </Titled>
  );
}
