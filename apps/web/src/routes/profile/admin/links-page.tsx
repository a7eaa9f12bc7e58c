import { loadTable } from '../../../admin-table/table-query.ts';
import { viewFrom } from '../../../admin-table/table-view.ts';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { LINK_SHAPE, linksQuery } from '../../../administration/links/link-view.ts';
import { Links } from '../../../administration/links/links.tsx';
import { Titled } from '../../../administration/titled.tsx';
import type { LoaderContext } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminLinksTexts } from '../../../texts/admin-links-texts.ts';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_link');
  await loadTable(services, linksQuery(services.client, viewFrom(url.searchParams, LINK_SHAPE)));
  return { meta: adminMeta(adminLinksTexts, paths.adminLinks()) };
}

/** Source: SPEC section 2, /profile/admin/links. */
export function Page() {
  return (
    <Titled title={adminLinksTexts.title} text={adminLinksTexts.text}>
      <Links />
    </Titled>
  );
}
