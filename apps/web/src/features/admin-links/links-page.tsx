import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadTable } from '../../administration/table/table-query.ts';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needRight } from '../../session/need-right.ts';
import { adminLinksTexts } from './admin-links-texts.ts';
import { LINK_SHAPE, linksQuery } from './link-view.ts';
import { Links } from './links.tsx';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_link');
  await loadTable(services, 'lankar', linksQuery(services.client, viewFrom(url.searchParams, LINK_SHAPE)));
  return { meta: adminMeta(adminLinksTexts, adminPaths.links()) };
}

/** Source: SPEC section 2, /profile/admin/links. */
export function Page() {
  return (
    <Titled title={adminLinksTexts.title} text={adminLinksTexts.text}>
      <Links />
    </Titled>
  );
}
