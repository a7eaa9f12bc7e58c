import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadSavedViews } from '../../administration/saved-views/saved-views-query.ts';
import { Titled } from '../../administration/titled.tsx';
import { nodesQuery } from '../../administration/whole-lists.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminNodesTexts } from './admin-nodes-texts.ts';
import { Nodes } from './nodes.tsx';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_node');
  await Promise.all([needQuery(services, nodesQuery(services.client)), loadSavedViews(services, 'grupper')]);
  return { meta: adminMeta(adminNodesTexts, adminPaths.nodes()) };
}

/** Source: SPEC section 2, /profile/admin/nodes. */
export function Page() {
  return (
    <Titled title={adminNodesTexts.title} text={adminNodesTexts.text}>
      <Nodes />
    </Titled>
  );
}
