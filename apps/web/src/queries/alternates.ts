import { LANGUAGES, OWN_LANGUAGE, type Post } from '@brandpost/domain';
import { decodePost } from '@brandpost/rubicore-api';
import { paths } from '../addresses/paths.ts';
import { decodedList } from '../api/decoded.ts';
import type { Services } from '../api/services.ts';
import type { Alternate } from '../document/page-meta.ts';
import type { MenuPage } from './pages.ts';

/**
 * A page in each of the languages that the viewer may read it in, itself among them; empty where there is but one.
 * @param pages those in the menu, which the Swedish one is among when the viewer may see it
 */
export async function fetchAlternates(
  services: Services,
  { id, translationOfId }: Pick<Post, 'id' | 'translationOfId'>,
  pages: Promise<readonly MenuPage[]>,
): Promise<Alternate[]> {
  const originalId = translationOfId ?? id;
  const versions = await services.loaderCache.get(`versions-${originalId}`, () =>
    fetchVersions(services, originalId),
  );
  if (versions.length === 0) return [];
  const original = (await pages).find((page) => page.id === originalId);
  const all = original === undefined ? versions : [alternate(OWN_LANGUAGE, original), ...versions];
  return all.length < 2 ? [] : all;
}

async function fetchVersions(services: Services, originalId: number): Promise<Alternate[]> {
  const rows = await services.client.call('listPosts', {
    query: { type: 'page', translationOfId: originalId, perPage: LANGUAGES.length },
  });
  // An upstream that does not know the filter answers with all pages.
  return decodedList(rows, decodePost)
    .filter((page) => page.translationOfId === originalId)
    .map((page) => alternate(page.language, page))
    .sort((a, b) => LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language));
}

function alternate(language: Alternate['language'], page: Pick<Post, 'type' | 'slug'>): Alternate {
  return { language, path: paths.post(page) };
}
