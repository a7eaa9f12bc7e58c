import { IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** Whose messages are shown beside ours, as theirs. */
export const EXTERNAL_SOURCES = ['sr-vma', 'krisinformation'] as const;

/** What another sender tells the public of our area, and is in force now. Text only: nothing in it is HTML. */
export const ExternalMessage = Type.Object({
  source: Type.Enum(EXTERNAL_SOURCES),
  /** Theirs: a new one with each message of Sveriges Radio's. */
  id: Type.String(),
  title: Type.String(),
  /** Paragraphs stand on lines of their own. */
  text: Type.String(),
  /** Names of the areas that it is for. */
  areas: Type.Array(Type.String()),
  /** Of title and text, as RFC 5646 writes languages. */
  language: Type.String(),
  sentAt: IsoDateTimeSchema,
  /** When it ends by itself. */
  expiresAt: nullable(IsoDateTimeSchema),
  /** Whether it has taken the place of an earlier one. */
  isUpdated: Type.Boolean(),
  /** Their own page about it; https. */
  web: Type.String(),
});
export type ExternalMessage = Static<typeof ExternalMessage>;
export type ExternalSource = ExternalMessage['source'];
