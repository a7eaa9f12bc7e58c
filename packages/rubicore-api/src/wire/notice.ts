import { IdSchema, IsoDateTimeSchema, NOTICE_KINDS, nullable, POST_TYPES } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

const key = {
  kind: Type.Enum([...NOTICE_KINDS]),
  postId: IdSchema,
  /** Tells notices of a kind and a post apart. */
  occasion: Type.String({ maxLength: 100 }),
};

/** Something that somebody is notified of. The post is one that they may see just now. */
export const Notice = Type.Object({
  ...key,
  happened: IsoDateTimeSchema,
  isRead: Type.Boolean(),
  /** What it asks for has been done, wherever. */
  isSettled: Type.Boolean(),
  title: Type.String(),
  postType: Type.Enum([...POST_TYPES]),
  slug: Type.String(),
  /** Who wrote the comment, or asks for a review. */
  who: Type.Optional(nullable(Type.String())),
  /** Until when it is to be acknowledged, or when the post ends. */
  deadline: nullable(IsoDateTimeSchema),
});
export type Notice = Static<typeof Notice>;

/** A page of notices, newest first. */
export const NoticeList = Type.Object({
  /** How many there are, and how many of those are unread, on all pages. */
  total: Type.Integer(),
  unread: Type.Integer(),
  notices: Type.Array(Notice),
});
export type NoticeList = Static<typeof NoticeList>;

export const NoticePaging = Type.Object({
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});

/** Which notices have been read; null for all. */
export const NoticesRead = Type.Object({
  notices: nullable(Type.Array(Type.Object(key), { maxItems: 100 })),
});

const Kinds = Type.Array(Type.Enum([...NOTICE_KINDS]), { maxItems: NOTICE_KINDS.length });
const choices = {
  email: Kinds,
  push: Kinds,
  /** `HH:MM` in Sweden; null where they may come at any hour. What is urgent always may. */
  quiet: nullable(Type.Object({ from: Type.String(), to: Type.String() })),
  /** One e-mail a day in place of one at a time. */
  isDigest: Type.Boolean(),
};

/** What somebody wants to be sent beside the bell, which has everything. */
export const NoticeChoicesBody = Type.Object(choices);

/** Whether notices are sent to a browser. */
export const NoticeDevice = Type.Object({ isOn: Type.Boolean() });

export const NoticeSettings = Type.Object({
  ...choices,
  /** Whether the installation sends e-mail at all. */
  hasEmail: Type.Boolean(),
  /** Where it goes, from the profile; null where there is none. */
  address: nullable(Type.String()),
});
export type NoticeSettings = Static<typeof NoticeSettings>;
