import {
  type Blurb,
  type ContentNode,
  type InfoLink,
  LANGUAGES,
  mapPostFields,
  OWN_LANGUAGE,
  POST_STATUSES,
  POST_TYPES,
  type Post,
  type PostContact,
  type PostFieldName,
  type PostMedia,
  ROOT_PARENT_ID,
} from '@brandpost/domain';
import { decodeAlertDetails } from './alert-details.ts';
import { idsOf, integerOrNull, isFlag, textOf, textOrNull } from './fields.ts';
import { listFrom, objectFrom } from './json-text.ts';
import { decodeFocalPoint, decodeSizes, pictureCopy } from './media.ts';
import { decodeVacancy } from './vacancy.ts';

/** Fields that travel under another name. */
const SERVED_AS: { readonly [Name in PostFieldName]?: string } = {
  blurbs: 'blurb',
  nodeIds: 'nodeId',
  categoryIds: 'categoryId',
  userIds: 'userId',
  editorIds: 'editorId',
};

/**
 * A post as the product knows it, from any upstream's wording of it.
 * @returns null when it lacks what no page can do without: id, a known type, a title or a slug
 */
export function decodePost(wire: unknown): Post | null {
  const row = objectFrom(wire);
  if (row === null) return null;
  const sent = (name: PostFieldName) => row[SERVED_AS[name] ?? name] ?? row[name];
  const { type, content, ...fields } = mapPostFields({
    text: (name) => textOf(sent(name)),
    instant: (name) => textOrNull(sent(name)),
    reference: (name) => integerOrNull(sent(name)),
    references: (name) => idsOf(sent(name)),
    type: (name) => POST_TYPES.find((known) => known === sent(name)),
    slug: (name) => textOf(sent(name)),
    status: (name) => POST_STATUSES.find((known) => known === sent(name)) ?? 'publish',
    order: (name) => integerOrNull(sent(name)),
    parent: (name) => integerOrNull(sent(name)) ?? ROOT_PARENT_ID,
    content: (name) => sent(name),
    blurbs: (name) => listFrom(sent(name)).map(decodeBlurb),
    links: (name) => listFrom(sent(name)).map(decodeInfoLink),
    contact: (name) => decodeContact(sent(name)),
    alert: (name) => decodeAlertDetails(sent(name)),
    vacancy: (name) => decodeVacancy(sent(name)),
    round: (name) => integerOrNull(sent(name)) ?? 1,
    language: (name) => LANGUAGES.find((known) => known === sent(name)) ?? OWN_LANGUAGE,
  });
  const id = integerOrNull(row.id);
  if (id === null || type === undefined || fields.slug === '') return null;
  return {
    id,
    type,
    ...fields,
    updatedDate: textOrNull(row.updatedDate),
    media: decodeMedia(row.media),
    ...(content === undefined || content === null ? {} : { content: contentOf(content) }),
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
  const focalPoint = decodeFocalPoint(row.focalPoint);
  return {
    id,
    filename,
    title: textOf(row.title),
    alt: textOf(row.alt),
    widthPx: integerOrNull(row.width),
    heightPx: integerOrNull(row.height),
    copies: decodeSizes(row.sizes).map(pictureCopy),
    ...(focalPoint === null ? {} : { focalPoint }),
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
