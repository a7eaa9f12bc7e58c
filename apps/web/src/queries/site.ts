import { CONTACT_PAGE_SLUG, GROUP_CATEGORY_ID, LIST_PER_PAGE, type PostContact } from '@brandpost/domain';
import type { Services } from '../api/services.ts';
import { fetchPost } from './post.ts';

/** What a service is called until its name is known. */
export const UNNAMED = 'Räddningstjänsten';

/** The service's own name: that of the root node, the group that everyone is in. */
export async function fetchSiteName(services: Services): Promise<string> {
  const nodes = await services.client.call('listNodes', {
    query: { categoryId: GROUP_CATEGORY_ID, perPage: LIST_PER_PAGE },
  });
  return nodes.find((node) => node.parent === null)?.name ?? UNNAMED;
}

/** Address and telephone in the footer: those of the contact page. */
export async function fetchSiteContact(services: Services): Promise<PostContact | null> {
  return (await fetchPost(services, CONTACT_PAGE_SLUG))?.contact ?? null;
}
