import { GROUP_CATEGORY_ID, LIST_PER_PAGE, type Link, PAGES_PER_PAGE } from '@brandpost/domain';
import { decodeLink, decodePost, type RubicoreClient } from '@brandpost/rubicore-api';
import { compareSwedish } from '@brandpost/swedish';
import { decodedList } from '../../../api/decoded.ts';
import type { MenuPage } from '../../../queries/pages.ts';
import type { OwnSession } from '../../../session/use-session.ts';
import { writesToOwnGroupsAlone } from '../../../session/writers.ts';

/** Something to choose, by its name. */
export type Choice = { readonly id: number; readonly name: string };

/** A page of the tree, with whether readers see it there. */
export type PlacedPage = MenuPage & { readonly isOut: boolean };

/** What a post may be tied to. */
export type ReferenceData = {
  /** The root, which is everybody. */
  readonly root: Choice | null;
  readonly groups: readonly Choice[];
  readonly jobs: readonly Choice[];
  /** Those in the menu, and those that will be: versions in other languages are left out. */
  readonly pages: readonly PlacedPage[];
  /** Whether it can be for one's own groups alone: `groups` are these, and there is nothing else to tie it to. */
  readonly isForOwnGroups: boolean;
  readonly eServices: readonly Pick<Link, 'id' | 'name' | 'shortDescription'>[];
};

/** Fetches what the editor offers to choose from, to somebody. */
export async function loadReferenceData(
  client: RubicoreClient,
  session: OwnSession | null,
): Promise<ReferenceData> {
  const [nodes, jobs, pages, pagesToCome, links] = await Promise.all([
    client.call('listNodes', { query: { categoryId: GROUP_CATEGORY_ID, perPage: LIST_PER_PAGE } }),
    client.call('listCategories', { query: { type: 'pidjob', perPage: LIST_PER_PAGE } }),
    client.call('listPosts', {
      query: { type: ['page', 'page-related'], perPage: PAGES_PER_PAGE, sort: 'order ASC' },
    }),
    client.call('listPosts', {
      query: {
        ...{ type: ['page', 'page-related'], status: ['draft', 'future'] },
        ...{ perPage: PAGES_PER_PAGE, sort: 'order ASC' },
      },
    }),
    client.call('listLinks', { query: { type: 'e-service', perPage: LIST_PER_PAGE } }),
  ]);
  const isForOwnGroups = writesToOwnGroupsAlone(session);
  const root = isForOwnGroups ? undefined : nodes.find(({ parent }) => parent === null);
  const isOffered = ({ id }: { id: number }) => !isForOwnGroups || session?.user.groups.includes(id);
  return {
    root: root === undefined ? null : choiceOf(root),
    groups: nodes
      .filter((node) => node.parent !== null && isOffered(node))
      .map(choiceOf)
      .sort(byName),
    jobs: isForOwnGroups ? [] : jobs.map(choiceOf).sort(byName),
    isForOwnGroups,
    pages: [...placed(pages, true), ...placed(pagesToCome, false)],
    eServices: [...decodedList(links, decodeLink)].sort(byName),
  };
}

function placed(pages: Parameters<typeof decodedList>[0], isOut: boolean): PlacedPage[] {
  return decodedList(pages, decodePost)
    .filter(({ translationOfId }) => translationOfId === null)
    .map((page) => ({ ...page, isOut }));
}

function choiceOf({ id, name }: Choice): Choice {
  return { id, name };
}

function byName(a: { name: string }, b: { name: string }): number {
  return compareSwedish(a.name, b.name);
}
