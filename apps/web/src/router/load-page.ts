import { loadContentView } from '../article/content-view.ts';
import type { LoaderContext, PageData, PageLoader, PageModule } from '../navigation/page-route.ts';
import type { RouteRow } from './route-table.ts';

/** A page's data: remembered for a while, so that Back is at once, and a page read before can be read without a connection. */
export async function loadPage(row: RouteRow, page: PageModule, context: LoaderContext): Promise<PageData> {
  const load = async () => (await loaderOf(row, page))(context);
  return await withView(
    isRemembered(row) ? context.services.loaderCache.get(pageKey(context.url), load) : load(),
  );
}

async function loaderOf({ name, loader }: RouteRow, page: PageModule): Promise<PageLoader> {
  const found = (await loader?.()) ?? page.loader;
  if (found === undefined) throw new Error(`${name} has no loader`);
  return found;
}

async function withView(asked: Promise<PageData>): Promise<PageData> {
  const hasView = loadContentView().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const [data, failure] = await Promise.all([asked, hasView]);
  // A page without content does without; only this tells one from the other, and only when it has to.
  if (failure !== null && JSON.stringify(data).includes('"isLive":')) throw failure.error;
  return data;
}

/** Where a page's data are remembered. */
export function pageKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** Whether what a page shows is remembered by its address. */
function isRemembered({ isAskedAnew, hasQueries }: RouteRow): boolean {
  return !isAskedAnew && !hasQueries;
}
