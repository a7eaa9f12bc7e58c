import {
  type Blurb,
  type ContentNode,
  type InfoLink,
  POST_STATUSES,
  POST_TYPES,
  type Post,
  type PostContact,
  type PostMedia,
} from '@brandpost/domain';
import { idsOf, integerOrNull, isFlag, textOf, textOrNull } from './fields.ts';
import { listFrom, objectFrom } from './json-text.ts';
import { decodeSizes, pictureCopy } from './media.ts';

/**
 * A post as the product knows it, from any upstream's wording of it.
 * @returns null when it lacks what no page can do without: id, a known type, a title or a slug
 */
export function decodePost(wire: unknown): Post | null {
  const row = objectFrom(wire);
  if (row === null) return null;
  const id = integerOrNull(row.id);
  const type = POST_TYPES.find((known) => known === row.type);
  const slug = textOf(row.slug);
  if (id === null || type === undefined || slug === '') return null;
  const content = row.content === undefined || row.content === null ? undefined : contentOf(row.content);
  return {
    id,
    type,
    title: textOf(row.title),
    excerpt: textOf(row.excerpt),
    slug,
    status: POST_STATUSES.find((known) => known === row.status) ?? 'publish',
    order: integerOrNull(row.order),
    parentId: integerOrNull(row.parentId) ?? 0,
    publishedDate: textOrNull(row.publishedDate),
    unpublishedDate: textOrNull(row.unpublishedDate),
    authoredDate: textOrNull(row.authoredDate),
    updatedDate: textOrNull(row.updatedDate),
    blurbs: listFrom(row.blurb ?? row.blurbs).map(decodeBlurb),
    info: listFrom(row.info).map(decodeInfoLink),
    contact: decodeContact(row.contact),
    mediaId: integerOrNull(row.mediaId),
    media: decodeMedia(row.media),
    authorId: integerOrNull(row.authorId),
    pseudoAuthor: textOf(row.pseudoAuthor),
    nodeIds: idsOf(row.nodeId ?? row.nodeIds),
    categoryIds: idsOf(row.categoryId ?? row.categoryIds),
    userIds: idsOf(row.userId ?? row.userIds),
    editorIds: idsOf(row.editorId ?? row.editorIds),
    acknowledgeBy: textOrNull(row.acknowledgeBy),
    acknowledgementRound: integerOrNull(row.acknowledgementRound) ?? 1,
    ...(content === undefined ? {} : { content }),
  };
}

function decodeBlurb(value: unknown): Blurb {
  const row = objectFrom(value) ?? {};
  return { title: textOf(row.title), text: textOf(row.text), url: textOf(row.url) };
}

function decodeInfoLink(value: unknown): InfoLink {
  const row = objectFrom(value) ?? {};
  return { title: textOf(row.title), url: textOf(row.url), openInNewWindow: isFlag(row.openInNewWindow) };
}

function decodeContact(value: unknown): PostContact | null {
  const row = objectFrom(value);
  if (row === null) return null;
  return {
    title: textOf(row.title),
    name: textOf(row.name),
    phone: textOf(row.phone),
    email: textOf(row.email),
    address: textOf(row.address),
    openingHours: textOf(row.openingHours),
  };
}

function decodeMedia(value: unknown): PostMedia | null {
  const row = objectFrom(value);
  const id = integerOrNull(row?.id);
  const filename = textOf(row?.filename);
  if (row === null || id === null || filename === '') return null;
  return {
    id,
    filename,
    title: textOf(row.title),
    alt: textOf(row.alt),
    widthPx: integerOrNull(row.width),
    heightPx: integerOrNull(row.height),
    copies: decodeSizes(row.sizes).map(pictureCopy),
  };
}

/** Nodes with the right frame; what their props hold is for the block registry to judge. */
function contentOf(value: unknown): ContentNode[] {
  return listFrom(value).flatMap((item) => {
    const row = objectFrom(item);
    if (row === null || typeof row.type !== 'string') return [];
    return [
      {
        id: textOf(row.id),
        type: row.type,
        version: textOf(row.version) || '1.0.0',
        props: objectFrom(row.props) ?? {},
        children: contentOf(row.children),
      },
    ];
  });
}
