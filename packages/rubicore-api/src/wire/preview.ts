import { IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { WireMedia } from './media.ts';
import { WirePost } from './post.ts';

export const PreviewLinkBody = Type.Object({
  /** How long it leads somewhere; 7 where nothing is said. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  /** For whom it is. */
  name: Type.Optional(Type.String()),
});

/** A link by which a post is seen without an account. Where it leads is shown once, when it is made. */
export const PreviewLink = Type.Object({
  id: IdSchema,
  postId: IdSchema,
  name: Type.String(),
  createdDate: IsoDateTimeSchema,
  createdById: nullable(IdSchema),
  createdByName: Type.String(),
  expires: IsoDateTimeSchema,
  revoked: Type.Boolean(),
});
export type PreviewLink = Static<typeof PreviewLink>;

export const NewPreviewLink = Type.Object({
  ...PreviewLink.properties,
  /** On the site, with the token in it. */
  path: Type.String(),
});

export const PreviewParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });

/** A post as it stands now. For whom it is, and who writes it, is left out. */
export const Preview = Type.Object({
  post: WirePost,
  /** It shows what is being written, which the published post does not say yet. */
  isWorkingCopy: Type.Boolean(),
  /** Until when the link leads here. */
  expires: IsoDateTimeSchema,
  /** Records of the files that it uses; the files themselves need `?preview=<token>`. */
  media: Type.Array(WireMedia),
});
export type Preview = Static<typeof Preview>;
