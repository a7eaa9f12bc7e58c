import { LANGUAGES, type Post } from '@brandpost/domain';
import { decodePost, type RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { decodedList } from '../../../api/decoded.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';

/** A page in another language than the page it is a version of. */
export type LanguageVersion = Pick<
  Post,
  'id' | 'title' | 'language' | 'status' | 'updatedDate' | 'comparedDate'
>;
type Original = Pick<Post, 'id' | 'title' | 'updatedDate'>;

/** A page and what there is of it in other languages, in their usual order. */
export type Versions = { original: Original; versions: LanguageVersion[] };

/** The versions of a page in other languages, drafts too; null where the page cannot be read. */
export const versionsQuery = (client: RubicoreClient, originalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'versions', originalId],
    async queryFn({ signal }): Promise<Versions | null> {
      const [page, others] = await Promise.all([
        client.call('getPost', { params: { slug: String(originalId) }, query: {}, signal }),
        client.call('listPosts', {
          query: {
            ...{ translationOfId: originalId, status: ['publish', 'draft', 'future'] },
            perPage: LANGUAGES.length * 2,
          },
          signal,
        }),
      ]);
      const original = decodePost(page);
      if (original === null) return null;
      const versions = [...decodedList(others, decodePost)];
      versions.sort((a, b) => LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language));
      return { original, versions };
    },
  });

/**
 * Whether a page has been changed after a version of it was last compared with it. What is changed in a version does not
 * say that all of it has been looked at, unless nobody has ever said so.
 */
export function isOlderThan(
  original: Pick<Post, 'updatedDate'>,
  { comparedDate, updatedDate }: Pick<LanguageVersion, 'comparedDate' | 'updatedDate'>,
): boolean {
  return Date.parse(comparedDate ?? updatedDate ?? '') < Date.parse(original.updatedDate ?? '');
}
