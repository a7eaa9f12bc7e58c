import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aValidPost, VALID_INPUTS } from './entities/valid-inputs.fixtures.ts';
import { messages } from './messages.ts';
import type { ValidationResult } from './validate.ts';
import {
  validateAccount,
  validateAccountForm,
  validateCategory,
  validateExcerptForm,
  validateExcerptRequired,
  validateLink,
  validateLogin,
  validateMasquerade,
  validateMedia,
  validateNode,
  validatePasskey,
  validatePassword,
  validatePost,
  validatePostDraft,
  validatePostForm,
  validatePostTemplate,
  validatePreviewLink,
  validateProfile,
  validateRole,
  validateSavedView,
  validateSharedBlock,
  validateToken,
} from './validators.ts';

const REQUIRED = messages.required;

/** The messages by field. */
function errorsOf(result: ValidationResult): Record<string, string> {
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
}

function postErrors(changes: Record<string, unknown>): Record<string, string> {
  return errorsOf(validatePost(aValidPost(changes)));
}

const VALIDATORS = {
  post: validatePost,
  'post-form': validatePostForm,
  'post-draft': validatePostDraft,
  category: validateCategory,
  media: validateMedia,
  link: validateLink,
  node: validateNode,
  token: validateToken,
  login: validateLogin,
  role: validateRole,
  account: validateAccount,
  'account-form': validateAccountForm,
  profile: validateProfile,
  password: validatePassword,
  passkey: validatePasskey,
  masquerade: validateMasquerade,
  'preview-link': validatePreviewLink,
  'post-template': validatePostTemplate,
  'shared-block': validateSharedBlock,
  'saved-view': validateSavedView,
};

it.each(Object.entries(VALIDATORS))('accepts a valid %s', (name, validate) => {
  expect(validate(VALID_INPUTS.get(name))).toEqual({ ok: true });
});

it.each(Object.entries(VALIDATORS))('refuses what is no record as a %s', (_, validate) => {
  for (const input of [null, undefined, [], 'text', 7]) {
    expect(errorsOf(validate(input))).toEqual({ '': messages.malformed });
  }
});

describe('a post', () => {
  it('must have type, title, slug and group', () => {
    expect(errorsOf(validatePost({}))).toEqual({
      type: REQUIRED,
      title: REQUIRED,
      slug: REQUIRED,
      nodeIds: messages.publishGroup,
    });
  });

  it('must be of a known type', () => {
    expect(postErrors({ type: 'blog' })).toEqual({ type: messages.malformed });
    expect(postErrors({ type: 'constructor' })).toEqual({ type: messages.malformed });
  });

  it('has a title of at most 128 characters', () => {
    expect(postErrors({ title: 'å'.repeat(128) })).toEqual({});
    expect(postErrors({ title: 'å'.repeat(129) })).toEqual({ title: 'Fältet får innehålla max 128 tecken' });
  });

  it('has an excerpt of at most 250 characters, or none', () => {
    expect(postErrors({ excerpt: 'å'.repeat(250) })).toEqual({});
    expect(postErrors({ excerpt: 'å'.repeat(251) })).toEqual({
      excerpt: 'Fältet får innehålla max 250 tecken',
    });
    expect(postErrors({ excerpt: null })).toEqual({});
    expect(postErrors({ excerpt: '' })).toEqual({});
  });

  it.each(['a', '112', 'sotning-2', 'a-b-c'])('may have the slug %s', (slug) => {
    expect(postErrors({ slug })).toEqual({});
  });

  it.each(['A', 'å', 'a_b', '-a', 'a-', 'a--b', 'a b', 'a/b', 'a\n'])('may not have the slug %j', (slug) => {
    expect(postErrors({ slug })).toEqual({ slug: messages.slug });
  });

  it('must have a place when it is a page, where the root is one', () => {
    for (const type of ['page', 'page-related']) {
      expect(postErrors({ type, parentId: null })).toEqual({ parentId: REQUIRED });
      expect(postErrors({ type, parentId: undefined })).toEqual({ parentId: REQUIRED });
      expect(postErrors({ type, parentId: 0 })).toEqual({});
    }
    expect(postErrors({ type: 'news', parentId: null })).toEqual({});
    expect(postErrors({ type: 'page', parentId: ' ' })).toEqual({ parentId: REQUIRED });
    expect(postErrors({ type: undefined, parentId: null })).toEqual({ type: REQUIRED });
    expect(postErrors({ parentId: -1 })).toEqual({ parentId: messages.integer });
  });

  it('names the blurb and the info that something is wrong with', () => {
    expect(
      postErrors({
        blurbs: [
          { title: 'å'.repeat(45), text: 'å'.repeat(160), url: 'https://a' },
          { title: 'å'.repeat(46), text: 'å'.repeat(161), url: '/sida' },
        ],
        info: [{}, { title: 'å'.repeat(129), url: '', openInNewWindow: 'ja' }],
      }),
    ).toEqual({
      'blurbs.1.title': 'Fältet får innehålla max 45 tecken',
      'blurbs.1.text': 'Fältet får innehålla max 160 tecken',
      'blurbs.1.url': messages.url,
      'info.0.title': REQUIRED,
      'info.0.url': REQUIRED,
      'info.1.title': 'Fältet får innehålla max 128 tecken',
      'info.1.url': REQUIRED,
      'info.1.openInNewWindow': messages.boolean,
    });
  });

  it('may have several groups, but one at most in the form', () => {
    const post = aValidPost({ nodeIds: [2, 3] });
    expect(validatePost(post)).toEqual({ ok: true });
    expect(errorsOf(validatePostForm(post))).toEqual({ nodeIds: messages.publishGroup });
    expect(errorsOf(validatePostForm(aValidPost({ nodeIds: [] })))).toEqual({
      nodeIds: messages.publishGroup,
    });
  });

  it('is refused for a text that cannot be saved, wherever it stands', () => {
    expect(
      postErrors({
        title: 'a\u0000',
        blurbs: [{ url: 'https://a', text: '\ud800' }],
        contact: { phone: '\u0000' },
        pseudoAuthor: '\udc00',
        content: [{ props: { html: 'a\u0000' } }],
      }),
    ).toEqual({
      title: messages.unsavable,
      'blurbs.0.text': messages.unsavable,
      'contact.phone': messages.unsavable,
      pseudoAuthor: messages.unsavable,
      content: messages.unsavable,
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['title', { title: ['a'] }],
    ['title', { title: 1 }],
    ['nodeIds', { nodeIds: ['1'] }],
    ['nodeIds', { nodeIds: [0] }],
    ['nodeIds', { nodeIds: '1' }],
    ['userIds', { userIds: [2 ** 31] }],
    ['blurbs', { blurbs: '[]' }],
    ['blurbs.0', { blurbs: [null] }],
    ['contact', { contact: [] }],
  ])('takes nothing for what it is not: %s of %j', (field, changes) => {
    expect(postErrors(changes)).toEqual({ [field]: messages.malformed });
  });

  it('is read no further than it may be long', () => {
    const many = Array.from({ length: 300_000 }, () => ({}));
    const unread = () => {
      throw new Error('Read all the same');
    };
    Object.defineProperty(many, 200, { get: unread });
    expect(postErrors({ blurbs: many, info: many })).toEqual({
      blurbs: messages.tooMany(100),
      info: messages.tooMany(100),
    });
  });

  it('does not take what stands in __proto__ for its own', () => {
    const input: unknown = JSON.parse(
      '{"__proto__": {"type": "news", "title": "a", "slug": "a", "nodeIds": [1]}}',
    );
    expect(Object.keys(errorsOf(validatePost(input)))).toEqual(['type', 'title', 'slug', 'nodeIds']);
  });
});

describe('the excerpt', () => {
  it('has a variant of 450 characters and one that is required', () => {
    const errorOf = (validate: (input: unknown) => ValidationResult, excerpt: string) =>
      errorsOf(validate({ excerpt })).excerpt;
    expect(errorOf(validateExcerptForm, 'å'.repeat(450))).toBeUndefined();
    expect(errorOf(validateExcerptForm, 'å'.repeat(451))).toBe(messages.maxLength(450));
    expect(errorOf(validateExcerptForm, '')).toBeUndefined();
    expect(errorOf(validateExcerptRequired, '')).toBe(REQUIRED);
    expect(errorOf(validateExcerptRequired, 'å'.repeat(251))).toBe(messages.maxLength(250));
  });
});

describe('the other entities', () => {
  it('a category has key, type and name, and its key keeps to a-z and underscores', () => {
    expect(errorsOf(validateCategory({}))).toEqual({ key: REQUIRED, type: REQUIRED, name: REQUIRED });
    for (const key of ['A', 'a-b', '_a', 'a__b', 'å', 'a1']) {
      expect(errorsOf(validateCategory({ key, type: 'media', name: 'B' }))).toEqual({
        key: messages.categoryKey,
      });
    }
  });

  it('a file has a title of 0-55 characters and a description of 4-125', () => {
    expect(validateMedia({ title: '', alt: 'åäöa' })).toEqual({ ok: true });
    expect(validateMedia({ title: 'å'.repeat(55), alt: 'å'.repeat(125) })).toEqual({ ok: true });
    expect(errorsOf(validateMedia({ title: 'å'.repeat(56), alt: 'åäö' }))).toEqual({
      title: messages.maxLength(55),
      alt: messages.minLength(4),
    });
    expect(errorsOf(validateMedia({ alt: 'å'.repeat(126) }))).toEqual({ alt: messages.maxLength(125) });
    expect(errorsOf(validateMedia({ title: 'Utan beskrivning' }))).toEqual({ alt: REQUIRED });
  });

  it('a link keeps to the lengths of its texts, both ends included', () => {
    const link = VALID_INPUTS.get('link');
    const withLengths = (name: number, short: number, long: number) =>
      errorsOf(
        validateLink({
          ...link,
          name: 'å'.repeat(name),
          shortDescription: 'å'.repeat(short),
          longDescription: 'å'.repeat(long),
        }),
      );
    expect(withLengths(2, 5, 15)).toEqual({});
    expect(withLengths(25, 35, 260)).toEqual({});
    expect(withLengths(1, 4, 14)).toEqual({
      name: messages.minLength(2),
      shortDescription: messages.minLength(5),
      longDescription: messages.minLength(15),
    });
    expect(withLengths(26, 36, 261)).toEqual({
      name: messages.maxLength(25),
      shortDescription: messages.maxLength(35),
      longDescription: messages.maxLength(260),
    });
    expect(validateLink({ ...link, icon: null })).toEqual({ ok: true });
    expect(errorsOf(validateLink({ ...link, url: 'example.se' }))).toEqual({ url: messages.url });
    expect(Object.keys(errorsOf(validateLink({})))).toEqual([
      'name',
      'shortDescription',
      'longDescription',
      'url',
    ]);
  });

  it('a node has a name, and a parent only if it is one', () => {
    expect(errorsOf(validateNode({ parent: 'x' }))).toEqual({ name: REQUIRED, parent: messages.integer });
    expect(validateNode({ name: 'Å', parent: null })).toEqual({ ok: true });
  });

  it('a token has a type, a login has name and password', () => {
    expect(errorsOf(validateToken({ type: '' }))).toEqual({ type: REQUIRED });
    expect(errorsOf(validateLogin({ username: ' ' }))).toEqual({ username: REQUIRED, password: REQUIRED });
  });
});

describe('accounts and roles', () => {
  const account = VALID_INPUTS.get('account');

  it('an account has names of one line, and signs in with letters, digits and few signs', () => {
    expect(errorsOf(validateAccount({ uid: ' ' }))).toEqual({
      username: REQUIRED,
      uid: REQUIRED,
      firstName: REQUIRED,
      lastName: REQUIRED,
    });
    expect(
      errorsOf(
        validateAccount({ ...account, username: 'a b', firstName: 'a\nb', lastName: 'å'.repeat(101) }),
      ),
    ).toEqual({
      username: messages.username,
      firstName: messages.line,
      lastName: messages.maxLength(100),
    });
  });

  it('the form of an account takes one without an id, and judges its address', () => {
    expect(errorsOf(validateAccountForm({ ...account, uid: '', email: 'a' }))).toEqual({
      email: messages.email,
    });
  });

  it('a profile may be empty, and its lists are short', () => {
    expect(validateProfile({})).toEqual({ ok: true });
    expect(validateProfile({ phone: '', email: '', documents: [] })).toEqual({ ok: true });
    expect(
      errorsOf(
        validateProfile({
          phone: '0'.repeat(201),
          targetGroups: Array.from({ length: 51 }, () => 'a'),
          interests: ['a', 'a'.repeat(201)],
        }),
      ),
    ).toEqual({
      phone: messages.maxLength(200),
      targetGroups: messages.tooMany(50),
      interests: messages.maxLength(200),
    });
  });

  it('a telephone number of a person is digits as people write them; that of a contact may say when to call', () => {
    for (const phone of [
      '112',
      '113 13',
      '010-123 45 67',
      '+46 (0)70-174 06 05',
      '070\u2013174\u00a006\u00a005',
      null,
    ]) {
      expect(validateProfile({ phone }), String(phone)).toEqual({ ok: true });
    }
    for (const phone of ['abc', '11', '070-174 06 05 kvällstid', '-- ()']) {
      expect(errorsOf(validateProfile({ phone })), phone).toEqual({ phone: messages.phone });
    }
    const contact = { phone: '010-123 45 67, knappval 2' };
    expect(validatePost(aValidPost({ contact }))).toEqual({ ok: true });
    expect(errorsOf(validateAccountForm({ ...account, phone: 'abc' }))).toEqual({ phone: messages.phone });
  });

  it('a password has 12 to 200 characters', () => {
    expect(errorsOf(validatePassword({ password: 'å'.repeat(11) }))).toEqual({
      password: messages.minLength(12),
    });
    expect(errorsOf(validatePassword({ password: 'å'.repeat(201) }))).toEqual({
      password: messages.maxLength(200),
    });
  });

  it('passkeys have names, and acting as another a reason', () => {
    expect(errorsOf(validatePasskey({ name: ' ' }))).toEqual({ name: REQUIRED });
    expect(errorsOf(validateMasquerade({ reason: 'a'.repeat(501) }))).toEqual({
      reason: messages.maxLength(500),
    });
  });

  it('the key of a role has lower-case letters and digits', () => {
    for (const key of ['A', '-a', 'a b', 'å']) {
      expect(errorsOf(validateRole({ name: 'Roll', key }))).toEqual({ key: messages.slug });
    }
    expect(errorsOf(validateRole({}))).toEqual({ name: REQUIRED, key: REQUIRED });
  });
});

describe('the demo content', () => {
  it.each([
    ['pages', validatePost],
    ['translations', validatePost],
    ['news', validatePost],
    ['alerts', validatePost],
    ['notifications', validatePost],
    ['categories', validateCategory],
    ['links', validateLink],
    ['media', validateMedia],
    ['nodes', validateNode],
  ])('passes: %s', (file, validate) => {
    const path = join(import.meta.dirname, '../../../demo/content', `${file}.json`);
    const records = JSON.parse(readFileSync(path, 'utf8')) as { id: number }[];
    expect(records.length).toBeGreaterThan(0);
    for (const record of records)
      expect({ id: record.id, ...validate(record) }).toEqual({ id: record.id, ok: true });
  });
});
