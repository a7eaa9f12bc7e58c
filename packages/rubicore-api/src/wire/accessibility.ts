import { DAY_PATTERN, IdSchema, IsoDateTimeSchema, nullable } from '@brandpost/domain';
import { type Static, Type } from 'typebox';
import { pagingProperties } from './shared.ts';

const Text = Type.String({ maxLength: 4000 });
const Line = Type.String({ maxLength: 200 });

/** What a check has found on a page, or in a file that a page leads to. */
export const AccessibilityFinding = Type.Object({
  id: IdSchema,
  /** Of the page or file, from the site's root. */
  path: Type.String(),
  title: Type.String(),
  /** The post that is changed to mend it; null for a page that is no post. */
  postId: nullable(IdSchema),
  /** What found it: a rule of the editor's checks, of axe, or of papers. */
  rule: Type.String(),
  /** In Swedish. */
  message: Type.String(),
  /** Number of the success criterion of WCAG. */
  criterion: Type.String(),
  criterionName: Type.String(),
  /** Where on the page: a block, or what a selector points at. Empty: all of it. */
  place: Type.String(),
  firstSeen: IsoDateTimeSchema,
  lastSeen: IsoDateTimeSchema,
});
export type AccessibilityFinding = Static<typeof AccessibilityFinding>;

/** How the last check went. */
export const AccessibilityCheck = Type.Object({
  isRunning: Type.Boolean(),
  startedAt: nullable(IsoDateTimeSchema),
  endedAt: nullable(IsoDateTimeSchema),
  pages: Type.Integer({ minimum: 0 }),
  files: Type.Integer({ minimum: 0 }),
  /** Pages and files that could not be checked; what was found on them before stays. */
  failed: Type.Array(Type.String()),
});
export type AccessibilityCheck = Static<typeof AccessibilityCheck>;

/** What editors write in the statement, beside what the checks find. Long texts have a paragraph or a lack on each line. */
export const AccessibilityWords = Type.Object({
  /** What is said of the whole; `full` is only said while no lack is known. */
  level: Type.Enum(['full', 'partial', 'none']),
  /** Lacks that no check can find. */
  lacks: Text,
  /** What is not made accessible since it would be too much of a burden, with reasons. Source: 12 § lag (2018:1937) */
  burdens: Text,
  /** What the law does not concern. Source: 9 § */
  outside: Text,
  /** How it was assessed, beside the automatic checks. */
  methods: Text,
  /** Day of the last assessment by people; empty: none yet. */
  assessedOn: Type.Union([Type.String({ pattern: DAY_PATTERN }), Type.Literal('')]),
  email: Line,
  telephone: Line,
});
export type AccessibilityWords = Static<typeof AccessibilityWords>;

/** Everything that the statement is made of. */
export const AccessibilityStatement = Type.Object({
  words: AccessibilityWords,
  findings: Type.Array(
    Type.Pick(AccessibilityFinding, ['path', 'title', 'message', 'criterion', 'criterionName']),
  ),
  /** When the last whole check ended. */
  checkedAt: nullable(IsoDateTimeSchema),
  updatedAt: nullable(IsoDateTimeSchema),
});
export type AccessibilityStatement = Static<typeof AccessibilityStatement>;

export const FindingsQuery = Type.Object({ ...pagingProperties, postId: Type.Optional(IdSchema) });

/** What somebody reports. Its limits are said in Swedish by the API. */
export const LackReportBody = Type.Object({
  page: Type.String({ maxLength: 2000 }),
  description: Type.String({ maxLength: 20_000 }),
  email: Type.String({ maxLength: 1000 }),
});
export type LackReportBody = Static<typeof LackReportBody>;

const LackState = Type.Enum(['new', 'ongoing', 'answered']);

/** A lack as those see it who answer it. */
export const LackReport = Type.Object({
  id: IdSchema,
  page: Type.String(),
  description: Type.String(),
  /** Empty when none was given, and once it is answered. */
  email: Type.String(),
  state: LackState,
  answer: Type.String(),
  reportedAt: IsoDateTimeSchema,
  /** When it has to be answered. */
  dueAt: IsoDateTimeSchema,
  answeredAt: nullable(IsoDateTimeSchema),
  /** Whether the answer can be sent from here: there is an address, and e-mail is sent. */
  canBeSent: Type.Boolean(),
});
export type LackReport = Static<typeof LackReport>;

export const LackAnswerBody = Type.Object({
  state: LackState,
  answer: Type.String({ maxLength: 20_000 }),
  /** Also sends the answer to the one who reported it, with a state of `answered`. */
  send: Type.Optional(Type.Boolean()),
});
