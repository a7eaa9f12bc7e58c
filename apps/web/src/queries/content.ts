import { collectReferences } from '@brandpost/cms-blocks';
import { type ContentNode, LIST_PER_PAGE, type Link, type PictureCopy } from '@brandpost/domain';
import { decodeLink, decodeMediaRecord, pictureCopy } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../app/services.ts';
import { decodedList } from './decoded.ts';

/** What the blocks of a page point at: pictures by file name, links by id. */
export type ContentResources = {
  media: {
    filename: string;
    alt: string;
    widthPx: number | null;
    heightPx: number | null;
    copies: PictureCopy[];
  }[];
  links: Pick<Link, 'id' | 'name' | 'url' | 'shortDescription'>[];
};

export const NO_RESOURCES: ContentResources = { media: [], links: [] };

/** Fetches all that a content tree points at, in one call for pictures and one for links. */
export function contentResourcesQuery(services: Services, content: readonly ContentNode[]) {
  const { imageFilenames, linkIds } = collectReferences(content);
  return queryOptions({
    queryKey: ['content-resources', [...imageFilenames].sort(), [...linkIds].sort((a, b) => a - b)],
    queryFn: async (): Promise<ContentResources> => {
      const [media, links] = await Promise.all([
        fetchMedia(services, imageFilenames),
        fetchLinks(services, linkIds),
      ]);
      return { media, links };
    },
  });
}

async function fetchMedia(
  services: Services,
  filenames: readonly string[],
): Promise<ContentResources['media']> {
  if (filenames.length === 0) return [];
  const rows = await services.client.call('listMedia', {
    query: { filename: [...filenames], perPage: LIST_PER_PAGE },
  });
  const wanted = new Set(filenames);
  return decodedList(rows, decodeMediaRecord)
    .filter(({ filename }) => wanted.has(filename))
    .map(({ filename, alt, widthPx, heightPx, sizes }) => ({
      filename,
      alt,
      widthPx,
      heightPx,
      copies: sizes.map(pictureCopy),
    }));
}

async function fetchLinks(services: Services, ids: readonly number[]): Promise<ContentResources['links']> {
  if (ids.length === 0) return [];
  const rows = await services.client.call('listLinks', { query: { id: [...ids], perPage: LIST_PER_PAGE } });
  const wanted = new Set(ids);
  return decodedList(rows, decodeLink)
    .filter(({ id }) => wanted.has(id))
    .map(({ id, name, url, shortDescription }) => ({ id, name, url, shortDescription }));
}
