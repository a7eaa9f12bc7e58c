import { CountSchema, IdSchema, IsoDateTimeSchema, nullable, PostTypeSchema } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { oneOrMany, pagingProperties } from './shared.ts';

/** A narrower copy of a picture. */
export const WireMediaSize = Type.Object({
  filename: Type.String(),
  type: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  size: Type.Integer({ minimum: 0 }),
});
export type WireMediaSize = Static<typeof WireMediaSize>;

/** What of a picture has to stay in sight when it is cropped: 0 to 1 from its left and upper edge. */
export const WireFocalPoint = Type.Object({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
});

/**
 * A media record as it travels; `type` is the media type of the file. From `sizes` on an upstream may leave the fields
 * out: they are not in SPEC section 3, Media.
 */
export const WireMedia = Type.Object({
  id: IdSchema,
  filename: Type.String(),
  title: Type.String(),
  alt: Type.String(),
  type: Type.String(),
  description: Type.String(),
  categoryId: nullable(IdSchema),
  size: nullable(Type.Integer({ minimum: 0 })),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  createdDate: nullable(IsoDateTimeSchema),
  /** The sizes that there are now, narrowest first; the thumbnail is not among them. */
  sizes: Type.Optional(Type.Array(WireMediaSize)),
  /** More sizes are on their way. */
  sizesPending: Type.Optional(Type.Boolean()),
  decorative: Type.Optional(Type.Boolean()),
  focalPoint: Type.Optional(nullable(WireFocalPoint)),
  /** What the file was called where it came from. */
  originalName: Type.Optional(Type.String()),
  /** SHA-256 of the file, in hex. */
  checksum: Type.Optional(nullable(Type.String())),
  /** When the record or its file was changed last. */
  updatedDate: Type.Optional(nullable(IsoDateTimeSchema)),
  /** The file is not where it should be. */
  missing: Type.Optional(Type.Boolean()),
  /** In how many posts the file is used; for those who manage media. */
  usedBy: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Since when it has been in the trash; for those who manage media. */
  trashedDate: Type.Optional(nullable(IsoDateTimeSchema)),
  /** Of an upload: the record of the same file that the sender could see already. */
  duplicateOf: Type.Optional(IdSchema),
});
export type WireMedia = Static<typeof WireMedia>;

export const MediaListQuery = Type.Object({
  ...pagingProperties,
  categoryId: Type.Optional(oneOrMany(IdSchema)),
  /** Exactly these files. An upstream that does not know it answers with all. */
  filename: Type.Optional(oneOrMany(Type.String({ minLength: 1, maxLength: 255 }))),
  /** A part of the title, the alt text or the file's name. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(Type.Union([Type.Literal('image'), Type.Literal('pdf')])),
  missingAlt: Type.Optional(Type.Boolean()),
  unused: Type.Optional(Type.Boolean()),
  /** What lies in the trash and nothing else, for those who manage media. */
  trashed: Type.Optional(Type.Boolean()),
  /** Media types, such as `image/png`. */
  type: Type.Optional(oneOrMany(Type.String({ minLength: 1, maxLength: 100 }))),
  /** Larger than any of these: pixels across, pixels down, bytes. What a page needs is for the client to know. */
  aboveWidth: Type.Optional(CountSchema),
  aboveHeight: Type.Optional(CountSchema),
  aboveSize: Type.Optional(CountSchema),
});

const Text = Type.String({ maxLength: 2_000 });

/**
 * What is said about an upload. Source: SPEC section 7, "query title and description": the description is the alt text,
 * unless `alt` is given too or the picture is decorative.
 */
export const MediaUploadQuery = Type.Object({
  title: Type.Optional(Text),
  description: Type.Optional(Text),
  filename: Type.Optional(Type.String({ maxLength: 1_000 })),
  categoryId: Type.Optional(IdSchema),
  alt: Type.Optional(Text),
  decorative: Type.Optional(Type.Boolean()),
});

/** What is to be changed of a record; the rest stays. */
export const MediaBody = Type.Object({
  title: Type.Optional(Text),
  alt: Type.Optional(Text),
  decorative: Type.Optional(Type.Boolean()),
  description: Type.Optional(Text),
  categoryId: Type.Optional(nullable(IdSchema)),
  focalPoint: Type.Optional(nullable(WireFocalPoint)),
});
export type MediaBody = Static<typeof MediaBody>;

export const MediaReplaceQuery = Type.Object({
  filename: Type.Optional(Type.String({ maxLength: 1_000 })),
});

export const MediaRemoveQuery = Type.Object({
  /** Also a file that is still used. */
  force: Type.Optional(Type.Boolean()),
});

/** What became of the files in the trash; those that are used stay there. */
export const WireEmptiedTrash = Type.Object({ deleted: CountSchema, kept: CountSchema });
export type WireEmptiedTrash = Static<typeof WireEmptiedTrash>;

/** Where a file is used: as far as the caller may see the posts, and how many others there are for an administrator. */
export const WireMediaUsage = Type.Object({
  uses: Type.Array(
    Type.Object({
      postId: IdSchema,
      title: Type.String(),
      type: PostTypeSchema,
      slug: Type.String(),
      fields: Type.Array(
        Type.Union([
          Type.Literal('media'),
          Type.Literal('content'),
          Type.Literal('blurbs'),
          Type.Literal('info'),
          /** What is being written of the post, without being shown. */
          Type.Literal('working-copy'),
        ]),
      ),
    }),
  ),
  /** The site has it as its logo. */
  isLogo: Type.Optional(Type.Boolean()),
  /** Posts that the caller may not see; null for those who may not know. */
  hiddenUses: nullable(Type.Integer({ minimum: 0 })),
});
export type WireMediaUsage = Static<typeof WireMediaUsage>;

/** A file that another has replaced. */
export const WireMediaVersion = Type.Object({
  id: IdSchema,
  type: Type.String(),
  originalName: Type.String(),
  size: nullable(Type.Integer({ minimum: 0 })),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  checksum: nullable(Type.String()),
  replacedDate: IsoDateTimeSchema,
  replacedBy: nullable(IdSchema),
});
export type WireMediaVersion = Static<typeof WireMediaVersion>;
