import type { Section } from '@brandpost/cms-blocks';
import type { LinkResource } from '@brandpost/cms-blocks/react';
import {
  type ContentNode,
  type FocalPoint,
  LIST_PER_PAGE,
  type Link,
  type PictureCopy,
} from '@brandpost/domain';
import { decodeLink, decodeMediaRecord, type MediaRecord, pictureCopy } from '@brandpost/rubicore-api';
import { decodedList } from '../api/decoded.ts';
import type { Services } from '../api/services.ts';
import type { VacancySummary } from './vacancies.ts';

/** What the blocks of a page point at: pictures by file name, links by id. */
export type ContentResources = {
  /** The sections of a text that is long enough to choose from; left out of a shorter one. */
  sections?: Section[];
  /** The file of a picture among the first blocks, which is in sight before anybody scrolls; left out where there is none. */
  pictureOnTop?: string;
  /** Whether something in the content has something to tell, such as a link that is gone: then it needs its views. */
  isLive: boolean;
  media: {
    filename: string;
    alt: string;
    widthPx: number | null;
    heightPx: number | null;
    copies: PictureCopy[];
    focalPoint?: FocalPoint;
  }[];
  links: LinkResource[];
  vacancies: VacancySummary[];
};

export const NO_RESOURCES: ContentResources = { isLive: true, media: [], links: [], vacancies: [] };

const BLOCKS_ON_TOP = 2;

/** Fetches all that a content tree points at, in one call of each kind. @param picture one more, by its file name */
export async function fetchResources(
  services: Pick<Services, 'client' | 'clock'>,
  content: readonly ContentNode[],
  picture: string | null = null,
): Promise<ContentResources> {
  const { collectReferences, contentsOf } = await import('./content-references.ts');
  const { imageFilenames, linkIds, hasVacancies } = collectReferences(content);
  const filenames = picture === null ? imageFilenames : [...imageFilenames, picture];
  const [media, links, vacancies] = await Promise.all([
    fetchMedia(services, filenames),
    fetchLinks(services, linkIds),
    hasVacancies ? fetchVacancies(services) : [],
  ]);
  const known = new Set(links.map(({ id }) => id));
  const [pictureOnTop] = collectReferences(content.slice(0, BLOCKS_ON_TOP)).imageFilenames;
  const sections = contentsOf(content);
  return {
    ...(sections.length > 0 && { sections }),
    ...(pictureOnTop !== undefined && { pictureOnTop }),
    isLive: linkIds.some((id) => !known.has(id)),
    media,
    links,
    vacancies,
  };
}

/** Few pages list them. */
async function fetchVacancies(services: Pick<Services, 'client' | 'clock'>): Promise<VacancySummary[]> {
  const { fetchOpenVacancies } = await import('./vacancies.ts');
  return await fetchOpenVacancies(services);
}

async function fetchMedia(
  services: Pick<Services, 'client'>,
  filenames: readonly string[],
): Promise<ContentResources['media']> {
  if (filenames.length === 0) return [];
  const rows = await services.client.call('listMedia', {
    query: { filename: [...filenames], perPage: LIST_PER_PAGE },
  });
  const wanted = new Set(filenames);
  return decodedList(rows, decodeMediaRecord)
    .filter(({ filename }) => wanted.has(filename))
    .map(mediaResource);
}

/** What the blocks need of a media record. */
export function mediaResource(record: MediaRecord): ContentResources['media'][number] {
  const { filename, alt, widthPx, heightPx, sizes, focalPoint } = record;
  const copies = sizes.map(pictureCopy);
  return { filename, alt, widthPx, heightPx, copies, ...(focalPoint === null ? {} : { focalPoint }) };
}

async function fetchLinks(
  services: Pick<Services, 'client'>,
  ids: readonly number[],
): Promise<ContentResources['links']> {
  if (ids.length === 0) return [];
  const rows = await services.client.call('listLinks', { query: { id: [...ids], perPage: LIST_PER_PAGE } });
  const wanted = new Set(ids);
  return decodedList(rows, decodeLink)
    .filter(({ id }) => wanted.has(id))
    .map(linkResource);
}

function linkResource(link: Link): LinkResource {
  const { id, name, url, shortDescription, needs, processingTime, cost, signIn } = link;
  return { id, name, url, shortDescription, needs, processingTime, cost, signIn };
}
