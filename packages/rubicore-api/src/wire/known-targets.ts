import { IdSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

const MOST = { maxItems: 500 };
const Paths = Type.Array(Type.String({ maxLength: 2_000 }), MOST);

/** What a text points at: paths of the site, links of e-services, and files. */
export const KnownTargetsBody = Type.Object({
  paths: Paths,
  linkIds: Type.Array(IdSchema, MOST),
  filenames: Type.Array(Type.String({ maxLength: 255 }), MOST),
  mediaIds: Type.Array(IdSchema, MOST),
});

/** A file that was asked for by name or number. */
export const KnownMedia = Type.Object({
  mediaId: nullable(IdSchema),
  filename: Type.String(),
  alt: nullable(Type.String()),
  decorative: Type.Boolean(),
  /** There is no such file, or the caller may not see it. */
  missing: Type.Boolean(),
});
export type KnownMedia = Static<typeof KnownMedia>;

/** What of it is there for the public. */
export const KnownTargets = Type.Object({
  missingPaths: Type.Array(Type.String()),
  /** Paths that lead to where a page is now. */
  redirectedPaths: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
  missingLinkIds: Type.Array(IdSchema),
  media: Type.Array(KnownMedia),
});
