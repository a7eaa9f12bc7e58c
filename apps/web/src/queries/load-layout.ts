import { CONTACT_PAGE_SLUG, GROUP_CATEGORY_ID, LIST_PER_PAGE, type PostContact } from '@brandpost/domain';
import { want, wantAnyway } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import { BARE_LAYOUT, type LayoutData, type NamedLink } from './layout.ts';
import { fetchLinks } from './links.ts';
import { fetchLanguages, fetchMenuPages, missingFixedPages } from './pages.ts';
import { fetchPost } from './post.ts';
import { fetchLook } from './site-look.ts';

/** The service's own name: that of the root node, the group that everyone is in. */
async function fetchSiteName(services: Services): Promise<string> {
  const nodes = await services.client.call('listNodes', {
    query: { categoryId: GROUP_CATEGORY_ID, perPage: LIST_PER_PAGE },
  });
  return nodes.find((node) => node.parent === null)?.name ?? BARE_LAYOUT.siteName;
}

/** Address and telephone in the footer: those of the contact page. */
async function fetchSiteContact(services: Services): Promise<PostContact | null> {
  return (await fetchPost(services, CONTACT_PAGE_SLUG))?.contact ?? null;
}

async function fetchNamedLinks(services: Services, type: 'search' | 'social'): Promise<NamedLink[]> {
  return (await fetchLinks(services, type)).map(({ id, name, url }) => ({ id, name, url }));
}

/** What every page needs around it, all at once. A part that fails is left out, and said. */
export async function loadLayout(services: Services): Promise<LayoutData> {
  const [siteName, look, pages, languages, usualQuestions, socialLinks, contact] = await Promise.all([
    want(services, fetchSiteName(services), BARE_LAYOUT.siteName),
    want(services, fetchLook(services), {}),
    want(services, fetchMenuPages(services), null),
    want(services, fetchLanguages(services), []),
    want(services, fetchNamedLinks(services, 'search'), []),
    want(services, fetchNamedLinks(services, 'social'), []),
    want(services, fetchSiteContact(services), null),
  ]);
  const menuPages = pages ?? [];
  const missingPages = pages === null ? [] : missingFixedPages(pages);
  return { siteName, ...look, menuPages, missingPages, languages, usualQuestions, socialLinks, contact };
}

/** What stands around the pages that must stand when nothing else does. */
export async function loadPlainLayout(services: Services): Promise<LayoutData> {
  const [siteName, look] = await Promise.all([
    wantAnyway(services, fetchSiteName(services), BARE_LAYOUT.siteName),
    wantAnyway(services, fetchLook(services), {}),
  ]);
  return { ...BARE_LAYOUT, siteName, ...look };
}
