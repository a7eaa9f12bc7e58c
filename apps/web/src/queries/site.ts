import { CONTACT_PAGE_SLUG, GROUP_CATEGORY_ID, LIST_PER_PAGE, type PostContact } from '@brandpost/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../app/services.ts';
import { fetchPost } from './post.ts';

/** What a service is called until its name is known. */
export const UNNAMED = 'Räddningstjänsten';

/** The service's own name: that of the root node, the group that everyone is in. */
export function siteNameQuery(services: Services) {
  return queryOptions({
    queryKey: ['site', 'name'],
    queryFn: async (): Promise<string> => {
      const nodes = await services.client.call('listNodes', {
        query: { categoryId: GROUP_CATEGORY_ID, perPage: LIST_PER_PAGE },
      });
      return nodes.find((node) => node.parent === null)?.name ?? UNNAMED;
    },
  });
}

/** The name as already fetched; a plain one while it is not. */
export function siteName(services: Services): string {
  return services.queryClient.getQueryData(siteNameQuery(services).queryKey) ?? UNNAMED;
}

/** Address and telephone in the footer: those of the contact page. */
export function siteContactQuery(services: Services) {
  return queryOptions({
    queryKey: ['site', 'contact'],
    queryFn: async (): Promise<PostContact | null> =>
      (await fetchPost(services, CONTACT_PAGE_SLUG))?.contact ?? null,
  });
}

/** The contact as already fetched; null while it is not. */
export function siteContact(services: Services): PostContact | null {
  return services.queryClient.getQueryData(siteContactQuery(services).queryKey) ?? null;
}
