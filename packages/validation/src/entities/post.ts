import {
  BLURB_TEXT_MAX_LENGTH,
  BLURB_TITLE_MAX_LENGTH,
  EXCERPT_FORM_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  FORM_NODE_MAX_COUNT,
  INFO_TITLE_MAX_LENGTH,
  LANGUAGES,
  POST_STATUSES,
  POST_TYPES,
  TITLE_MAX_LENGTH,
} from '@brandpost/domain';
import { type TStringOptions, Type } from 'typebox';
import { messages } from '../messages.ts';
import { SLUG } from '../patterns.ts';
import { alertRules } from './alert.ts';
import { boolean, filledIds, filledText, ids, integer, record, records, text } from './fields.ts';
import { vacancyDraftRules, vacancyRules } from './vacancy.ts';

/** More than any post needs; keeps hostile input cheap. */
const RECORDS_MAX_COUNT = 100;
const IDS_MAX_COUNT = 1000;
/** A text without a limit of its own; nobody writes longer ones in good faith. */
const plainText = { maxLength: 500 };
/** As much as a draft keeps of a text that will have to be shortened; more was not written by hand. */
const draftText = { maxLength: 5000 };

const contactOf = (options: TStringOptions) =>
  record({
    ...{ title: text(options), name: text(options), phone: text(options) },
    ...{ email: text(options), address: text(options), openingHours: text(options) },
  });

const fields = {
  type: filledText({ enum: POST_TYPES }),
  title: filledText({ maxLength: TITLE_MAX_LENGTH, format: 'line' }),
  excerpt: text({ maxLength: EXCERPT_MAX_LENGTH }),
  slug: filledText({ pattern: SLUG, messages: { pattern: messages.slug } }),
  status: text({ enum: [...POST_STATUSES, '', null] }),
  /** The page placement: only pages stand in the tree. 0 is the root. */
  parentId: integer(0),
  nodeIds: filledIds(IDS_MAX_COUNT, { required: messages.publishGroup }),
  categoryIds: ids(IDS_MAX_COUNT),
  userIds: ids(IDS_MAX_COUNT),
  editorIds: ids(IDS_MAX_COUNT),
  blurbs: records(RECORDS_MAX_COUNT, {
    title: text({ maxLength: BLURB_TITLE_MAX_LENGTH, format: 'line' }),
    text: text({ maxLength: BLURB_TEXT_MAX_LENGTH }),
    url: filledText({ format: 'http-url' }),
  }),
  info: records(RECORDS_MAX_COUNT, {
    title: filledText({ maxLength: INFO_TITLE_MAX_LENGTH, format: 'line' }),
    url: filledText({ format: 'http-url' }),
    openInNewWindow: boolean(),
  }),
  contact: contactOf(plainText),
  alert: alertRules(filledText),
  vacancy: vacancyRules(),
  pseudoAuthor: text({ ...plainText, format: 'line' }),
  /** Whether it goes with the page that it is a version of is for `checkLanguage`. */
  language: text({ enum: [...LANGUAGES] }),
  /** What blocks hold is for them to judge (`checkTree` of @brandpost/cms-blocks). */
  content: Type.Optional(Type.Unknown({ savable: true })),
};

const pagesHavePlaces = {
  if: { required: ['type'], properties: { type: { enum: ['page', 'page-related'] } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['parentId'], properties: { parentId: { type: 'integer', filled: true } } },
};

/** A post as it is saved; lists as lists, not as JSON text. Source: SPEC section 5, Post. */
export const postRules = Type.Object(fields, pagesHavePlaces);

/** A post in the editor's form, where one group is chosen. Source: SPEC section 5, Post. */
export const postFormRules = Type.Object(
  {
    ...fields,
    nodeIds: filledIds(FORM_NODE_MAX_COUNT, {
      required: messages.publishGroup,
      maxItems: messages.publishGroup,
    }),
  },
  pagesHavePlaces,
);

/**
 * A post that is being written: what can be mended before it is published is kept as it stands, so that nobody loses a
 * word to a rule. Ours; SPEC section 3, Editor draft, has no rules.
 */
export const postDraftRules = Type.Object({
  ...fields,
  /** An index keeps titles, and has room for no more. */
  title: text({ maxLength: 256 }),
  excerpt: text(draftText),
  slug: text({ maxLength: 200 }),
  nodeIds: ids(IDS_MAX_COUNT),
  blurbs: records(RECORDS_MAX_COUNT, { title: text(draftText), text: text(draftText), url: text(draftText) }),
  info: records(RECORDS_MAX_COUNT, {
    title: text(draftText),
    url: text(draftText),
    openInNewWindow: boolean(),
  }),
  contact: contactOf(draftText),
  alert: alertRules(text),
  vacancy: vacancyDraftRules(),
  pseudoAuthor: text(draftText),
});

/** What one form allows of an excerpt. Source: SPEC section 5, Post. */
export const excerptFormRules = Type.Object({ excerpt: text({ maxLength: EXCERPT_FORM_MAX_LENGTH }) });

/** Where an excerpt must be written. Source: SPEC section 5, Post. */
export const excerptRequiredRules = Type.Object({ excerpt: filledText({ maxLength: EXCERPT_MAX_LENGTH }) });

/** What a link that shows an unpublished post is called. Ours. */
export const previewLinkRules = Type.Object({ name: text({ maxLength: 100 }) });
