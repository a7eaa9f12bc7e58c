import {
  API_PREFIX,
  calls,
  type EndpointName,
  type Transport,
  type WireMedia,
} from '@brandpost/rubicore-api';
import type { SiteContent } from './site-content.ts';

type Answer = (content: SiteContent, asked: { query: URLSearchParams; last: string }) => unknown;

/** What calls are answered with, each by what the service holds and what is asked. */
export type Answers = Partial<Record<EndpointName, Answer>>;

/** The calls that parts of the site make. */
const ANSWERS: Answers = {
  listPosts: ({ posts }, { query }) => posts.filter(({ type }) => query.getAll('type').includes(type)),
  getPost: ({ posts }, { last }) => posts.find(({ slug }) => slug === last),
  listLinks: ({ links }, { query }) => links.filter(({ type }) => type === query.get('type')),
  listNodes: ({ name }) => [{ id: 1, name, value: 'gemensamt', parent: null }],
  search: ({ hits }) => hits,
  summariseSearch: ({ summary }) => summary,
  listCategories: ({ categories }, { query }) => categories.filter(({ type }) => type === query.get('type')),
  listMedia: ({ media }, { query }) => media.filter((file) => isAskedFor(file, query)),
  getMedia: ({ media }, { last }) => media.find(({ id }) => String(id) === last),
  getMediaUsage: ({ posts }) => ({
    uses: posts
      .slice(0, 2)
      .map(({ id, title, type, slug }) => ({ postId: id, title, type, slug, fields: ['content'] })),
    hiddenUses: 1,
  }),
  listMediaVersions: () => [],
};

/** Whether a file is in the list that a query asks for. */
function isAskedFor({ type, categoryId, title, alt, usedBy }: WireMedia, query: URLSearchParams): boolean {
  const kind = query.get('kind');
  const folder = query.get('categoryId');
  return (
    (kind === null || (kind === 'pdf') === (type === 'application/pdf')) &&
    (folder === null || String(categoryId) === folder) &&
    title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()) &&
    (query.get('missingAlt') === null || alt === '') &&
    (query.get('unused') === null || usedBy === 0)
  );
}

/**
 * An API in memory that holds this content; one that fails answers every call with that status.
 * @param more answers to calls that few parts make, before those that all have
 */
export function answering(content: SiteContent, failsWith: number | null, more: Answers = {}): Transport {
  const answers = { ...ANSWERS, ...more };
  return async (address, { method }) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const path = pathname.slice(API_PREFIX.length);
    const last = decodeURIComponent(path.split('/').at(-1) ?? '');
    const answer = answerTo(`${method} ${path}`, answers)?.(content, { query: searchParams, last });
    const status = failsWith ?? (answer === undefined ? 404 : 200);
    const problem = { message: 'Tjänsten svarar inte som den ska.', status };
    return new Response(JSON.stringify(status === 200 ? answer : problem), { status });
  };
}

function answerTo(line: string, answers: Answers): Answer | undefined {
  return Object.entries(answers).find(([name]) => {
    const pattern = calls[name as EndpointName].replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(line);
  })?.[1];
}
