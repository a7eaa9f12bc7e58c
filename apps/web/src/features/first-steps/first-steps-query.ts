import { CONTACT_PAGE_SLUG, FIXED_PAGE_SLUGS, hasContactDetails, LIST_PER_PAGE } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { fetchLook } from '../../queries/site-look.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

/** What the node for everyone is called before somebody has named the service. Source: `bootstrap` of the content API */
const UNNAMED_NODE = 'Gemensamt';

/** What a new service has to have before it is of use, in the order in which it is done. */
export const FIRST_STEPS = ['name', 'look', 'contact', 'pages', 'colleagues', 'groups', 'news'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export type FirstSteps = {
  done: Readonly<Record<FirstStep, boolean>>;
  /** The pages that every service has to have and those that they stand below, and how many of them are out. */
  pages: { out: number; all: number };
  /** The page that contact details are written on; null where there is none. */
  contactPageId: number | null;
};

/** How far a service has come with what it begins with. */
export const firstStepsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.content, 'first-steps'],
    async queryFn({ signal }): Promise<FirstSteps> {
      const [nodes, look, users, pages, news] = await Promise.all([
        client.call('listNodes', { query: { perPage: LIST_PER_PAGE }, signal }),
        fetchLook({ client }),
        client.call('listUsers', { query: { perPage: 2 }, signal }),
        client.call('listPosts', {
          query: { type: ['page', 'page-related'], status: ['publish', 'draft'], perPage: LIST_PER_PAGE },
          signal,
        }),
        client.call('listPosts', { query: { type: ['news'], perPage: 1 }, signal }),
      ]);
      const root = nodes.find(({ parent }) => parent === null);
      const fixed = pages.filter(({ slug }) => FIXED_PAGE_SLUGS.some((known) => known === slug));
      // Below a page that is not out they would stand at the top of the menu.
      const above = pages.filter(({ id }) => fixed.some(({ parentId }) => parentId === id));
      const isOut = ({ status }: { status: string }) => status === 'publish';
      const out = [...above, ...fixed].filter(isOut).length;
      const all = above.length + FIXED_PAGE_SLUGS.length;
      const contactPage = fixed.find(({ slug }) => slug === CONTACT_PAGE_SLUG);
      return {
        done: {
          name: root !== undefined && root.name !== UNNAMED_NODE,
          look: look.colour !== undefined || look.logo !== undefined,
          contact: contactPage?.status === 'publish' && hasContactDetails(contactPage.contact),
          pages: out === all,
          colleagues: users.length > 1,
          groups: nodes.length > 1,
          news: news.length > 0,
        },
        pages: { out, all },
        contactPageId: contactPage?.id ?? null,
      };
    },
  });
