import {
  AlertDetailsSchema,
  BlurbSchema,
  ContentNodeSchema,
  InfoLinkSchema,
  IsoDateTimeSchema,
  LANGUAGES,
  mapPostFields,
  nullable,
  OrderSchema,
  OWN_LANGUAGE,
  PostContactSchema,
  PostStatusSchema,
  PostTypeSchema,
  SIGN_INS,
  VacancySchema,
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
  needs: orNone(Type.String()),
  processingTime: orEmpty,
  cost: orEmpty,
  signIn: orNull(Type.Enum([...SIGN_INS])),
});

/** How a file names what a field refers to by number. */
const NAMED_BY = {
  parentId: 'Slug of the page above.',
  mediaId: 'File name of a picture in the library.',
  authorId: 'Uid.',
  translationOfId: 'Slug of the Swedish page that it is a version of.',
  nodeIds: 'Paths of groups; none means everyone.',
  categoryIds: 'Keys.',
  userIds: 'Uids.',
  editorIds: 'Uids.',
} as const;

const {
  parentId: parent,
  mediaId: media,
  authorId: author,
  translationOfId: translationOf,
  nodeIds: nodes,
  categoryIds: categories,
  userIds: users,
  editorIds: editors,
  acknowledgementRound: _,
  ...underTheirNames
} = mapPostFields({
  text: () => orEmpty,
  instant: () => orNull(IsoDateTimeSchema),
  reference: (name) => orNull(Type.String({ description: NAMED_BY[name] })),
  references: (name) => orNone(Type.String({ description: NAMED_BY[name] })),
  type: () => PostTypeSchema,
  slug: () => Name,
  status: () => orElse(PostStatusSchema, 'draft'),
  order: () => orNull(OrderSchema),
  parent: (name) => orNull(Type.String({ description: NAMED_BY[name] })),
  content: () => orNone(ContentNodeSchema),
  blurbs: () => orNone(BlurbSchema),
  links: () => orNone(InfoLinkSchema),
  contact: () => orNull(PostContactSchema),
  alert: () => orNull(AlertDetailsSchema),
  vacancy: () => orNull(VacancySchema),
  round: () => null,
  language: () => orElse(Type.Enum([...LANGUAGES]), OWN_LANGUAGE),
});

export const PostInFileSchema = Type.Object({
  ...underTheirNames,
  title: Name,
  ...{ parent, media, author, translationOf, nodes, categories, users, editors },
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
