import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { idIn } from '../../addresses/id-in.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { Titled } from '../../administration/titled.tsx';
import { notFound } from '../../api/read.ts';
import { useServices } from '../../api/services.ts';
import { LoadingCard } from '../../layout/loading/loading-card.tsx';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { needRight } from '../../session/need-right.ts';
import { adminSharedBlocksTexts as texts } from './admin-shared-blocks-texts.ts';

/** So many posts are named; the others are counted. */
const USES_SHOWN = 50;
const VERSIONS_SHOWN = 10;

/** One shared block, with where it is shown and what it was. */
const oneSharedBlockQuery = (client: RubicoreClient, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.sharedBlocks, 'one', id],
    async queryFn({ signal }) {
      const params = { id };
      const [block, uses, versions] = await Promise.all([
        client.call('getSharedBlock', { params, signal }),
        client.call('listSharedBlockUses', { params, query: { perPage: USES_SHOWN }, signal }),
        client.call('listSharedBlockVersions', { params, query: { perPage: VERSIONS_SHOWN }, signal }),
      ]);
      return { block, uses, versions: [...versions] };
    },
  });

/** The editor of blocks is loaded by those who come here, and never on the server. */
const SharedBlockEditor = lazy(async () => ({
  default: (await import('./shared-block-editor.tsx')).SharedBlockEditor,
}));

export async function loader({ services, params }: LoaderContext) {
  needRight(services, 'publish_post');
  const id = idIn(params.id);
  if (id === null) throw notFound();
  const { block } = await needQuery(services, oneSharedBlockQuery(services.client, id));
  return { meta: adminMeta({ ...texts, title: block.name }, adminPaths.sharedBlock(id)), id };
}

/** One shared block, where it is shown, and what it was. */
export function Page() {
  const { id } = usePageData<typeof loader>();
  const { data } = useSuspenseQuery(oneSharedBlockQuery(useServices().client, id));
  const isHydrated = useIsHydrated();
  return (
    <Titled title={data.block.name} text={texts.one.text}>
      {isHydrated ? (
        <Suspense fallback={<LoadingCard />}>
          <SharedBlockEditor key={id} {...data} />
        </Suspense>
      ) : (
        <LoadingCard />
      )}
    </Titled>
  );
}
