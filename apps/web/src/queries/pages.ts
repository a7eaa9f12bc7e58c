import {
  buildPageTree,
  FIXED_PAGE_SLUGS,
  type FixedPageSlug,
  HIDDEN_SLUG,
  LANGUAGES,
  type Language,
  menuOf,
  PAGES_PER_PAGE,
  type Post,
  pagesInOrder,
} from '@brandpost/domain';
import { decodePost } from '@brandpost/rubicore-api';
import { decodedList } from '../api/decoded.ts';
import type { Services } from '../api/services.ts';
import { ALL_PAGES, MENU_PAGES } from './cache-keys.ts';

/** What the menu and the way to a page need to know of it: sent with every page, in the menu's order. */
export type MenuPage = Pick<Post, 'id' | 'parentId' | 'slug' | 'title' | 'type'>;

/** A page in a list of pages, with its introduction and picture. */
export type PageSummary = Pick<Post, 'id' | 'slug' | 'title' | 'type' | 'excerpt' | 'media'>;

/** Every page but versions in other languages, as little as the menu needs: asked for once by all who want it. Source: SPEC section 7, typical list queries. */
export function fetchMenuPages(services: Services): Promise<MenuPage[]> {
  return services.loaderCache.get(MENU_PAGES, async () =>
    pagesInOrder(buildPageTree(await fetchPages(services))).map(({ id, parentId, slug, title, type }) => ({
      id,
      parentId,
      slug,
      title,
      type,
    })),
  );
}

/** The fixed pages that are not among those that are published. */
export function missingFixedPages(pages: readonly MenuPage[]): FixedPageSlug[] {
  const there = new Set(pages.map(({ slug }) => slug));
  return FIXED_PAGE_SLUGS.filter((slug) => !there.has(slug));
}

/** The sections of the site: those that the menu shows at its top. */
export async function fetchSections(services: Services): Promise<PageSummary[]> {
  return menuOf(buildPageTree(await fetchPages(services))).map(({ page }) => summaryOf(page));
}

/** The pages right under one, in their order. */
export async function fetchChildPages(services: Services, parentId: number): Promise<PageSummary[]> {
  return (await fetchPages(services))
    .filter((page) => page.parentId === parentId && page.slug !== HIDDEN_SLUG)
    .map(summaryOf);
}

/** The pages that are versions in a language, in their order. */
export async function fetchPagesIn(services: Services, language: Language): Promise<PageSummary[]> {
  return (await fetchVersions(services)).filter((page) => page.language === language).map(summaryOf);
}

/** The languages that there are versions of pages in. */
export async function fetchLanguages(services: Services): Promise<Language[]> {
  const there = new Set((await fetchVersions(services)).map(({ language }) => language));
  return LANGUAGES.filter((language) => there.has(language));
}

/** The slug of a page's version in a language, or in English where it has none in that; null where it has neither. */
export async function fetchVersionOf(
  services: Services,
  slug: string,
  language: Language,
): Promise<string | null> {
  const pages = await fetchAllPages(services);
  const original = pages.find((page) => page.slug === slug && page.translationOfId === null);
  const versions = pages.filter(({ translationOfId }) => translationOfId === original?.id);
  const version =
    versions.find((page) => page.language === language) ?? versions.find((page) => page.language === 'en');
  return version?.slug ?? null;
}

/** Versions in other languages stand in no menu: each is reached from its page, and all from the list of its language. */
async function fetchPages(services: Services): Promise<Post[]> {
  return (await fetchAllPages(services)).filter(({ translationOfId }) => translationOfId === null);
}

async function fetchVersions(services: Services): Promise<Post[]> {
  return (await fetchAllPages(services)).filter(({ translationOfId }) => translationOfId !== null);
}

/** All there is, asked for once by all who want some of it. */
function fetchAllPages(services: Services): Promise<Post[]> {
  return services.loaderCache.get(ALL_PAGES, async () => {
    const rows = await services.client.call('listPosts', {
      query: { type: ['page', 'page-related'], perPage: PAGES_PER_PAGE, sort: 'order ASC' },
    });
    return decodedList(rows, decodePost);
  });
}

function summaryOf({ id, slug, title, type, excerpt, media }: Post): PageSummary {
  return { id, slug, title, type, excerpt, media };
}
