import type { ComponentType } from 'react';
import { type Params, useLoaderData } from 'react-router';
import type { Services } from '../api/services.ts';
import type { PageMeta } from '../document/page-meta.ts';

/** What a page's loader is given. */
export type LoaderContext = { services: Services; params: Params; url: URL };

/** What a page's loader answers: what its head says, and beside it what the page shows. Plain data: it is sent as JSON. */
export type PageData = { meta: PageMeta };

/** A page's module: `loader` fetches what `Page` shows. */
export type PageModule = {
  loader: (context: LoaderContext) => Promise<PageData>;
  Page: ComponentType;
  /** In place of the site's error page, when the loader throws. */
  Failed?: ComponentType;
};

/** What the page's own loader answered. */
export function usePageData<Loader extends PageModule['loader']>(): Awaited<ReturnType<Loader>> {
  return useLoaderData() as Awaited<ReturnType<Loader>>;
}
