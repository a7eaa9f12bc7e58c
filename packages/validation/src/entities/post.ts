import {
  BLURB_TEXT_MAX_LENGTH,
  BLURB_TITLE_MAX_LENGTH,
  EXCERPT_FORM_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  FORM_NODE_MAX_COUNT,
  INFO_TITLE_MAX_LENGTH,
  POST_STATUSES,
  POST_TYPES,
  TITLE_MAX_LENGTH,
} from '@brandpost/domain';
import { messages } from '../messages.ts';
import { SLUG } from '../patterns.ts';
import type { EntityRules, FieldRules } from '../rules.ts';

/** More than any post needs; keeps hostile input cheap. */
const RECORDS_MAX_COUNT = 100;
const IDS_MAX_COUNT = 1000;
/** A text without a limit of its own; nobody writes longer ones in good faith. */
const plainText: FieldRules = { maxLength: 500 };

const contactOf = (text: FieldRules) => ({
  ...{ title: text, name: text, phone: text },
  ...{ email: text, address: text, openingHours: text },
});

/** What can be saved. Source: SPEC section 5, Post. */
export const excerpt: FieldRules = { maxLength: EXCERPT_MAX_LENGTH };
/** What one form allows. Source: SPEC section 5, Post. */
export const excerptForm: FieldRules = { maxLength: EXCERPT_FORM_MAX_LENGTH };
/** Where an excerpt must be written. Source: SPEC section 5, Post. */
export const excerptRequired: FieldRules = { required: true, maxLength: EXCERPT_MAX_LENGTH };

const anyIds = { kind: 'ids', maxCount: IDS_MAX_COUNT } as const;

/** A post as it is saved; lists as lists, not as JSON text. Source: SPEC section 5, Post. */
export const postRules = {
  type: { required: true, oneOf: POST_TYPES },
  title: { required: true, maxLength: TITLE_MAX_LENGTH, line: true },
  excerpt,
  slug: { required: true, regex: { pattern: SLUG, message: messages.slug } },
  status: { oneOf: POST_STATUSES },
  /** The page placement: only pages stand in the tree. 0 is the root. */
  parentId: {
    integer: true,
    minimum: 0,
    requiredWhen: { field: 'type', oneOf: ['page', 'page-related'] },
  },
  nodeIds: {
    kind: 'ids',
    required: true,
    requiredMessage: messages.publishGroup,
    maxCount: IDS_MAX_COUNT,
  },
  categoryIds: anyIds,
  userIds: anyIds,
  editorIds: anyIds,
  blurbs: {
    kind: 'records',
    maxCount: RECORDS_MAX_COUNT,
    each: {
      title: { maxLength: BLURB_TITLE_MAX_LENGTH, line: true },
      text: { maxLength: BLURB_TEXT_MAX_LENGTH },
      url: { required: true, url: true },
    },
  },
  info: {
    kind: 'records',
    maxCount: RECORDS_MAX_COUNT,
    each: {
      title: { required: true, maxLength: INFO_TITLE_MAX_LENGTH, line: true },
      url: { required: true, url: true },
      openInNewWindow: { boolean: true },
    },
  },
  contact: {
    kind: 'record',
    fields: contactOf(plainText),
  },
  pseudoAuthor: { ...plainText, line: true },
  content: { kind: 'open' },
} as const satisfies EntityRules;

/** A post in the editor's form, where one group is chosen. Source: SPEC section 5, Post. */
export const postFormRules = {
  ...postRules,
  nodeIds: {
    ...postRules.nodeIds,
    maxCount: FORM_NODE_MAX_COUNT,
    maxCountMessage: messages.publishGroup,
  },
} as const satisfies EntityRules;

/** As much as a draft keeps of a text that will have to be shortened; more was not written by hand. */
const draftText: FieldRules = { maxLength: 5000 };

/**
 * A post that is being written: what can be mended before it is published is kept as it stands, so that nobody loses a
 * word to a rule. Ours; SPEC section 3, Editor draft, has no rules.
 */
export const postDraftRules = {
  ...postRules,
  /** An index keeps titles, and has room for no more. */
  title: { maxLength: 256 },
  excerpt: draftText,
  slug: { maxLength: 200 },
  parentId: { integer: true, minimum: 0 },
  nodeIds: anyIds,
  blurbs: {
    kind: 'records',
    maxCount: RECORDS_MAX_COUNT,
    each: { title: draftText, text: draftText, url: draftText },
  },
  info: {
    kind: 'records',
    maxCount: RECORDS_MAX_COUNT,
    each: { title: draftText, url: draftText, openInNewWindow: { boolean: true } },
  },
  contact: {
    kind: 'record',
    fields: contactOf(draftText),
  },
  pseudoAuthor: draftText,
} as const satisfies EntityRules;
