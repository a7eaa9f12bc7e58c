import { adminMeta } from '../../../administration/admin-meta.ts';
import { fetchAllNodes } from '../../../administration/all-nodes.ts';
import { Nodes } from '../../../administration/nodes/nodes.tsx';
import { Titled } from '../../../administration/titled.tsx';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needRight } from '../../../session/need-right.ts';
import { adminNodesTexts } from '../../../texts/admin-nodes-texts.ts';

export async function loader({ services }: LoaderContext) {
  needRight(services, 'manage_node');
  return { meta: adminMeta(adminNodesTexts, paths.adminNodes()), nodes: await fetchAllNodes(services) };
}

/** Source: SPEC section 2, /profile/admin/nodes. */
export function Page() {
  const { nodes } = usePageData<typeof loader>();
  return (
    <Titled title={adminNodesTexts.title} text={adminNodesTexts.text}>
      <Nodes nodes={nodes} />
    </Titled>
  );
}
