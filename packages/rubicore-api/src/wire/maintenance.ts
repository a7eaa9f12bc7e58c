import { IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { EXTERNAL_SOURCES } from './external-message.ts';

/** As long as an excerpt: it is read on a phone. */
export const MAINTENANCE_TEXT_LENGTH = 250;

export const Maintenance = Type.Object({
  /** Whether the site is closed for maintenance just now. */
  isOn: Type.Boolean(),
  /** What visitors read instead of the usual words; null for those. */
  text: nullable(Type.String({ maxLength: MAINTENANCE_TEXT_LENGTH })),
  /** When it ends by itself; null where somebody has to end it. */
  until: nullable(IsoDateTimeSchema),
});
export type Maintenance = Static<typeof Maintenance>;

/** How a part of the service is. */
const PartState = Type.Enum(['well', 'working', 'ill']);
export type PartState = Static<typeof PartState>;

export const SystemReport = Type.Object({
  version: Type.String(),
  startedDate: IsoDateTimeSchema,
  database: Type.Object({ state: PartState, version: Type.String(), answerMs: Type.Number() }),
  media: Type.Object({
    state: PartState,
    /** Pictures whose copies are still being made. */
    pending: Type.Integer(),
    /** Records whose file is lost. */
    missing: Type.Integer(),
  }),
  schedule: Type.Object({
    state: PartState,
    /** Up to when everything that was to begin or end has been announced. */
    announcedUntil: nullable(IsoDateTimeSchema),
    /** Posts and changes that wait for their time. */
    waiting: Type.Integer(),
  }),
  /** Senders whose messages are shown as theirs; empty where nobody is asked. */
  externalSources: Type.Array(
    Type.Object({
      source: Type.Enum(EXTERNAL_SOURCES),
      state: PartState,
      /** When they last answered with something that could be read. */
      answeredDate: nullable(IsoDateTimeSchema),
      /** Messages of theirs that are in force for our area. */
      inForce: Type.Integer(),
    }),
  ),
  /** When the newest backup was written; null for none. */
  backup: Type.Object({ state: PartState, madeDate: nullable(IsoDateTimeSchema) }),
  /** What is sent to staff by e-mail and to their browsers. */
  notices: Type.Object({
    state: PartState,
    /** Whether there is a mail server to send by. */
    hasEmail: Type.Boolean(),
    /** Those that should have been sent by now. */
    waiting: Type.Integer(),
    /** Those of the last day that nobody took. */
    failed: Type.Integer(),
  }),
  /** Whether the addresses elsewhere that pages link to are asked, and how that went. */
  linkCheck: Type.Object({
    state: PartState,
    isScheduled: Type.Boolean(),
    endedAt: nullable(IsoDateTimeSchema),
    /** Nobody at all could be reached. */
    isCutOff: Type.Boolean(),
  }),
  auditLog: Type.Object({ state: PartState, entries: Type.Integer(), lastDate: nullable(IsoDateTimeSchema) }),
});
export type SystemReport = Static<typeof SystemReport>;
