import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Services } from '../app/services.ts';
import type { PageMeta } from '../document/page-meta.ts';

/** What a page's loader is given. */
export type LoaderContext = { services: Services; params: Params; url: URL };

/** A page's module: `loader` fetches into the query cache and tells the document's head; `Page` shows it. */
export type PageModule = {
  loader: (context: LoaderContext) => Promise<PageMeta>;
  Page: ComponentType;
};
