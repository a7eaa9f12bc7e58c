import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadTable } from '../../administration/table/table-query.ts';
import { viewFrom } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { needRight } from '../../session/need-right.ts';
import { adminSharedBlocksTexts } from './admin-shared-blocks-texts.ts';
import { SHARED_BLOCK_SHAPE, sharedBlocksTableQuery } from './shared-block-view.ts';
import { SharedBlocks } from './shared-blocks.tsx';

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'publish_post');
  const view = viewFrom(url.searchParams, SHARED_BLOCK_SHAPE);
  await loadTable(services, 'gemensamma-block', sharedBlocksTableQuery(services.client, view));
  return { meta: adminMeta(adminSharedBlocksTexts, adminPaths.sharedBlocks()) };
}

/** What several pages show. */
export function Page() {
  return (
    <Titled title={adminSharedBlocksTexts.title} text={adminSharedBlocksTexts.text}>
      <SharedBlocks />
    </Titled>
  );
}
