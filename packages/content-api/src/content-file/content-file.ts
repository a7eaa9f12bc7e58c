import {
  BlurbSchema,
  ContentNodeSchema,
  InfoLinkSchema,
  IsoDateTimeSchema,
  nullable,
  OrderSchema,
  PostContactSchema,
  PostStatusSchema,
  PostTypeSchema,
} from '@brandpost/domain';
import { type Static, type TSchema, Type } from 'typebox';

/** What a file may leave out, and what it then is. */
const orElse = <Schema extends TSchema>(schema: Schema, value: unknown) =>
  Type.Optional(Type.Unsafe<Static<Schema>>({ ...schema, default: value }));
const orNull = <Schema extends TSchema>(schema: Schema) => orElse(nullable(schema), null);
const orEmpty = orElse(Type.String(), '');
const orNone = <Schema extends TSchema>(schema: Schema) => orElse(Type.Array(schema), []);
const Name = Type.String({ minLength: 1 });

const NodeInFileSchema = Type.Object({
  path: Type.String({
    minLength: 1,
    description: 'The names from the root down, such as "Räddningstjänsten Norrån / Station Åsbruk".',
  }),
  value: orNull(Type.String()),
});

const LinkInFileSchema = Type.Object({
  type: Name,
  name: Name,
  icon: orNull(Type.String()),
  shortDescription: orEmpty,
  longDescription: orEmpty,
  url: Name,
});

const PostInFileSchema = Type.Object({
  slug: Name,
  type: PostTypeSchema,
  title: Name,
  excerpt: orEmpty,
  status: orElse(PostStatusSchema, 'draft'),
  order: orNull(OrderSchema),
  parent: orElse(nullable(Type.String({ description: 'Slug of the page above.' })), null),
  publishedDate: orNull(IsoDateTimeSchema),
  unpublishedDate: orNull(IsoDateTimeSchema),
  authoredDate: orNull(IsoDateTimeSchema),
  blurbs: orNone(BlurbSchema),
  info: orNone(InfoLinkSchema),
  contact: orNull(PostContactSchema),
  media: orElse(nullable(Type.String({ description: 'File name of a picture in the library.' })), null),
  author: orElse(nullable(Type.String({ description: 'Uid.' })), null),
  pseudoAuthor: orEmpty,
  nodes: orNone(Type.String({ description: 'Paths of groups; none means everyone.' })),
  categories: orNone(Type.String({ description: 'Keys.' })),
  users: orNone(Type.String({ description: 'Uids.' })),
  editors: orNone(Type.String({ description: 'Uids.' })),
  acknowledgeBy: orNull(IsoDateTimeSchema),
  content: orNone(ContentNodeSchema),
});

/**
 * Content as people can read it and other services can take it: what refers to something names it by its key, slug,
 * path or file name, because numbers mean nothing elsewhere. E-service blocks name links as `type/name`, PDF blocks
 * media by file name.
 */
export const ContentFileSchema = Type.Object({
  format: Type.Literal(1),
  nodes: orNone(NodeInFileSchema),
  categories: orNone(Type.Object({ key: Name, name: Name, type: Name, nodes: orNone(Type.String()) })),
  media: orNone(
    Type.Object({ filename: Name, title: orEmpty, alt: orEmpty, category: orNull(Type.String()) }),
  ),
  links: orNone(LinkInFileSchema),
  posts: orNone(PostInFileSchema),
});

export type NodeInFile = Required<Static<typeof NodeInFileSchema>>;
export type LinkInFile = Required<Static<typeof LinkInFileSchema>>;
export type PostInFile = Required<Static<typeof PostInFileSchema>>;
export type ContentFile = {
  format: 1;
  nodes: NodeInFile[];
  categories: { key: string; name: string; type: string; nodes: string[] }[];
  media: { filename: string; title: string; alt: string; category: string | null }[];
  links: LinkInFile[];
  posts: PostInFile[];
};

export const PATH_SEPARATOR = ' / ';

/** How a link is named in a file. */
export function linkKey({ type, name }: { type: string; name: string }): string {
  return `${type}/${name}`;
}
