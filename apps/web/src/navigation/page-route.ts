import type { ComponentType } from 'react';
import { type Params, useLoaderData, useMatches } from 'react-router';
import type { Services } from '../api/services.ts';
import type { PageMeta } from '../document/page-meta.ts';
import type { FrameTexts } from '../texts/frame-texts.ts';
import { sv } from '../texts/sv.ts';

/** What a page's loader is given. */
export type LoaderContext = { services: Services; params: Params; url: URL };

/** What a page's loader answers: what its head says, and beside it what the page shows. Plain data: it is sent as JSON. */
export type PageData = {
  meta: PageMeta;
  /** Whether it is staff's alone, so that it stands in the frame of their workplace. */
  isForStaff?: boolean;
  /** What stands around it, where that is not in Swedish. */
  siteFrame?: FrameTexts | undefined;
  /** What it shows is called by the page itself, once that is there. */
  namesItself?: boolean;
};

/** What the loader of the page that is open answered, for what stands around it; nothing where there is no page. */
export function useOpenPage(): PageData | null | undefined {
  return useMatches().at(-1)?.loaderData as PageData | null | undefined;
}

/** What stands around the page that is open. */
export function useFrameTexts(): FrameTexts {
  return useOpenPage()?.siteFrame ?? sv.header;
}

/** Fetches what a page shows. */
export type PageLoader = (context: LoaderContext) => Promise<PageData>;

/** A page's module. */
export type PageModule = {
  /** Left out where the route has it: what came as HTML needs the view, and not what fetches its data. */
  loader?: PageLoader;
  Page: ComponentType;
  /** In place of the site's error page, when the loader throws. */
  Failed?: ComponentType;
};

/** What the page's own loader answered. */
export function usePageData<Loader extends PageLoader>(): Awaited<ReturnType<Loader>> {
  return useLoaderData() as Awaited<ReturnType<Loader>>;
}
