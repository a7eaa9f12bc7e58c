import {
  AlertDetailsSchema,
  BlurbSchema,
  ContentNodeSchema,
  CountSchema,
  IdSchema,
  InfoLinkSchema,
  IsoDateTimeSchema,
  LANGUAGES,
  mapPostFields,
  nullable,
  OrderSchema,
  ParentIdSchema,
  PostContactSchema,
  PostStatusSchema,
  PostTypeSchema,
  VacancySchema,
} from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { WireFocalPoint, WireMediaSize } from './media.ts';
import { ReviewState } from './review-state.ts';
import { oneOrMany, pagingProperties } from './shared.ts';

export const LanguageSchema = Type.Enum([...LANGUAGES]);

/** A post's picture on the wire. */
export const WirePostMedia = Type.Object({
  id: IdSchema,
  filename: Type.String(),
  title: Type.String(),
  alt: Type.String(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  /** As of the media record; an upstream may leave them out. */
  sizes: Type.Optional(Type.Array(WireMediaSize)),
  focalPoint: Type.Optional(nullable(WireFocalPoint)),
});

const {
  blurbs,
  nodeIds,
  categoryIds,
  userIds,
  editorIds,
  acknowledgeBy,
  acknowledgementRound,
  language,
  translationOfId,
  alert,
  vacancy,
  content,
  ...underItsName
} = mapPostFields({
  text: () => Type.String(),
  instant: () => nullable(IsoDateTimeSchema),
  reference: () => nullable(IdSchema),
  references: () => Type.Array(IdSchema),
  type: () => PostTypeSchema,
  slug: () => Type.String(),
  status: () => PostStatusSchema,
  order: () => nullable(OrderSchema),
  parent: () => ParentIdSchema,
  content: () => Type.Array(ContentNodeSchema),
  blurbs: () => Type.Array(BlurbSchema),
  links: () => Type.Array(InfoLinkSchema),
  contact: () => nullable(PostContactSchema),
  alert: () => nullable(AlertDetailsSchema),
  vacancy: () => nullable(VacancySchema),
  round: () => CountSchema,
  language: () => LanguageSchema,
});

/** A post as it travels: `nodeId`, `categoryId`, `userId` and `blurb` are lists. Source: SPEC section 3, Post. */
export const WirePost = Type.Object({
  id: IdSchema,
  ...underItsName,
  updatedDate: nullable(IsoDateTimeSchema),
  blurb: blurbs,
  media: nullable(WirePostMedia),
  nodeId: nodeIds,
  categoryId: categoryIds,
  userId: userIds,
  editorId: editorIds,
  /** By when it is to be acknowledged, and in which round; an upstream without receipts leaves them out. */
  acknowledgeBy: Type.Optional(acknowledgeBy),
  acknowledgementRound: Type.Optional(acknowledgementRound),
  /** What it is written in, and the page that it is a version of; an upstream of one language leaves them out. */
  language: Type.Optional(language),
  translationOfId: Type.Optional(translationOfId),
  /** An upstream that knows no more of alerts than of any post leaves it out. */
  alert: Type.Optional(alert),
  /** An extension; an upstream that knows no vacancies leaves it out. */
  vacancy: Type.Optional(vacancy),
  content: Type.Optional(content),
  /** An extension: when each message of an alert went to the public, the earliest first; at most 50, with the first. */
  messageDates: Type.Optional(Type.Array(IsoDateTimeSchema)),
  /** Number of the saved version: what `If-Match` is compared with. An upstream without versions leaves it out. */
  version: Type.Optional(CountSchema),
  /** Whether something is being written of it without being shown; only for those who may change the post. */
  hasWorkingCopy: Type.Optional(Type.Boolean()),
  /** What it is called there, and when that was saved; only where there is one, for those who may change the post. */
  workingCopy: Type.Optional(Type.Object({ title: Type.String(), savedDate: IsoDateTimeSchema })),
  /** When a change of it that waits is made; only for those who may change the post. One that has passed could not be made. */
  changesAt: Type.Optional(IsoDateTimeSchema),
  /** How the review of it stands; only for those who may change the post, and where there is one. */
  reviewState: Type.Optional(ReviewState),
  /** A draft of the asker's own that has never been out, which they may put in the trash. */
  mayDiscard: Type.Optional(Type.Boolean()),
});
export type WirePost = Static<typeof WirePost>;

/** A post that belongs together with another, as it is shown below it. */
export const RelatedPost = Type.Object({
  id: IdSchema,
  type: PostTypeSchema,
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  publishedDate: nullable(IsoDateTimeSchema),
});
export type RelatedPost = Static<typeof RelatedPost>;

/** Filters of GET /post. Source: SPEC section 7 and DESIGN section 5. */
export const PostListQuery = Type.Object({
  ...pagingProperties,
  status: Type.Optional(oneOrMany(PostStatusSchema)),
  type: Type.Optional(oneOrMany(PostTypeSchema)),
  includeContent: Type.Optional(Type.Boolean()),
  nodeId: Type.Optional(oneOrMany(IdSchema)),
  userId: Type.Optional(oneOrMany(IdSchema)),
  categoryId: Type.Optional(oneOrMany(IdSchema)),
  parentId: Type.Optional(oneOrMany(ParentIdSchema)),
  /** An extension: the versions of a page in other languages. */
  translationOfId: Type.Optional(IdSchema),
  /** An extension: versions that nobody has compared with their page since it was changed. */
  isOlderVersion: Type.Optional(Type.Literal(true)),
  /** Posts published in this year, Swedish time. */
  year: Type.Optional(Type.Integer({ minimum: 1990, maximum: 2200 })),
  /** Also posts whose unpublishedDate has passed: the archive of crisis information. */
  includeEnded: Type.Optional(Type.Boolean()),
  /** Vacancies that one can apply for at this moment. */
  isOpenVacancy: Type.Optional(Type.Literal(true)),
  /** Posts that nobody has changed since then. */
  updatedBefore: Type.Optional(IsoDateTimeSchema),
  /** Posts that are published, end or, for those who may change them, change by themselves from then on, and before `scheduledBefore`: what a calendar shows. */
  scheduledFrom: Type.Optional(IsoDateTimeSchema),
  scheduledBefore: Type.Optional(IsoDateTimeSchema),
  /** A part of the title, for those who write and look for something to link to. Visitors search instead. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
});

export const PostGetQuery = Type.Object({ type: Type.Optional(oneOrMany(PostTypeSchema)) });

const Override = Type.Object({
  reason: Type.String(),
  /** What was found, in words. */
  findings: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 200 }),
});

const JsonText = Type.String({ maxLength: 65_536 });

/** What the editor sends: lists as JSON text, empty strings as null. Source: SPEC section 3, Editor draft. */
export const PostBody = Type.Object({
  ...mapPostFields({
    text: () => Type.Optional(nullable(Type.String())),
    instant: () => Type.Optional(nullable(IsoDateTimeSchema)),
    reference: () => Type.Optional(nullable(IdSchema)),
    references: () => Type.Optional(Type.Array(IdSchema)),
    /** Every post is of a type: null is refused as a field that is not filled in. */
    type: () => Type.Optional(nullable(PostTypeSchema)),
    slug: () => Type.Optional(nullable(Type.String())),
    status: () => Type.Optional(PostStatusSchema),
    order: () => Type.Optional(nullable(OrderSchema)),
    parent: () => Type.Optional(nullable(ParentIdSchema)),
    content: () => Type.Optional(nullable(Type.Array(ContentNodeSchema))),
    blurbs: () => Type.Optional(nullable(JsonText)),
    links: () => Type.Optional(nullable(JsonText)),
    contact: () => Type.Optional(nullable(JsonText)),
    /** What it holds is judged with the other fields, in words for anyone who writes. */
    alert: () => Type.Optional(nullable(Type.Object({}, { additionalProperties: true }))),
    vacancy: () => Type.Optional(nullable(Type.Object({}, { additionalProperties: true }))),
    /** One more than it is asks everybody again; it never goes back. */
    round: () => Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    language: () => Type.Optional(LanguageSchema),
  }),
  orderPostBeforeId: Type.Optional(nullable(IdSchema)),
  /** An extension: why it is published in spite of what the checks found. Kept in the audit log, not in the post. */
  override: Type.Optional(nullable(Override)),
});
export type PostBody = Static<typeof PostBody>;

/** Marks a save as made by the editor itself, not asked for by anybody. */
export const PostSaveQuery = Type.Object({ autosave: Type.Optional(Type.Boolean()) });

export const PostUpdateQuery = Type.Object({
  ...PostSaveQuery.properties,
  /** Number of the working copy that is hereby done with. */
  workingCopy: Type.Optional(CountSchema),
});
