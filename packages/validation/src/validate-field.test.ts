import { describe, expect, it } from 'vitest';
import type { FieldRules } from './field-rules.ts';
import { messages } from './messages.ts';
import { type FieldContext, validateField } from './validate-field.ts';

/** The message for a value, or "ok". */
function say(value: unknown, rules: FieldRules, context?: FieldContext): string {
  const result = validateField(value, rules, context);
  return result.ok ? 'ok' : result.message;
}

describe('a text in one line', () => {
  it.each([
    ['a mark that turns text around', 'Brand \u202efdp.exe'],
    ['an isolate', '\u2066a\u2069'],
    ['a space without width', 'Stäng\u200b fönster'],
    ['a mark of byte order', '\ufeffBrand'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['a control character', 'a\u0007b'],
    ['a tab', 'a\tb'],
  ])('does not hold %s', (_, text) => {
    expect(say(text, { line: true })).toBe(messages.line);
    expect(say(text, { line: true, required: true })).toBe(messages.line);
    expect(say(text, {})).toBe('ok');
  });

  it.each(['Åäö – ”citat”', 'a\u00a0b', '👨‍👩‍👧', 'می‌خواهم', 'brand\u00advarnare'])(
    'may be written in any language: %j',
    (text) => {
      expect(say(text, { line: true, required: true })).toBe('ok');
    },
  );
});

describe('a required field', () => {
  it.each([undefined, null, '', '  ', '\n\t\u00a0'])('is missing when it holds %j', (value) => {
    expect(say(value, { required: true })).toBe(messages.required);
  });

  it.each(['a', ' a ', '0'])('is filled by %j', (value) => {
    expect(say(value, { required: true })).toBe('ok');
  });

  it('is filled by 0 and by false', () => {
    expect(say(0, { required: true, integer: true })).toBe('ok');
    expect(say(false, { required: true, boolean: true })).toBe('ok');
  });

  it('may have a message of its own', () => {
    expect(say('', { required: true, requiredMessage: messages.publishGroup })).toBe(messages.publishGroup);
  });
});

describe('a field that may be empty', () => {
  it.each([undefined, null, ''])('is judged by no other rule when it holds %j', (value) => {
    expect(
      say(value, { email: true, url: true, minLength: 4, regex: { pattern: '^a$', message: 'x' } }),
    ).toBe('ok');
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.se', 'fornamn.efternamn@norran.example.se', 'å@ö.se'])('may be %s', (value) => {
    expect(say(value, { email: true })).toBe('ok');
  });

  it.each([
    'a',
    'a@b',
    '@b.se',
    'a@.se',
    'a@b..se',
    'a b@c.se',
    'a@b@c.se',
    'a@b.se ',
    '"><script>alert(1)</script>@x.se',
  ])('may not be %s', (value) => {
    expect(say(value, { email: true })).toBe(messages.email);
  });
});

describe('a URL', () => {
  it.each(['http://a', 'https://www.example.se/å?b#c', 'HTTPS://EXAMPLE.SE', ''])('may be %j', (value) => {
    expect(say(value, { url: true })).toBe('ok');
  });

  it.each([
    ...['www.example.se', '/sida', 'ftp://a', 'javascript:alert(1)', 'https:/a', 'https://', 'https:///a'],
    ...[' https://a', 'https://a b', 'https://\\a', 'https://?a', 'java\nscript:https://a'],
    ...[
      'https://du@a.se',
      'https://du:hemligt@a.se/',
      'https://a\\b',
      'https://a/\u202e',
      'https://a/\u0007',
    ],
  ])('may not be %j', (value) => {
    expect(say(value, { url: true })).toBe(messages.url);
  });
});

describe('a length', () => {
  it('is counted in characters, both ends included', () => {
    expect(say('abc', { minLength: 4 })).toBe('Fältet måste innehålla minst 4 tecken');
    expect(say('abcd', { minLength: 4, maxLength: 4 })).toBe('ok');
    expect(say('abcde', { maxLength: 4 })).toBe('Fältet får innehålla max 4 tecken');
    expect(say('🔥🔥🔥🔥', { maxLength: 4 })).toBe('ok');
    expect(say('🔥🔥🔥', { minLength: 4 })).toBe('Fältet måste innehålla minst 4 tecken');
  });
});

it('takes only true and false for a boolean', () => {
  expect([true, false].map((value) => say(value, { boolean: true }))).toEqual(['ok', 'ok']);
  for (const value of ['true', 1, 0, '', []]) expect(say(value, { boolean: true })).toBe(messages.boolean);
});

it('takes only whole numbers that are held exactly for an integer', () => {
  for (const value of [0, -1, 2 ** 53 - 1]) expect(say(value, { integer: true })).toBe('ok');
  for (const value of [1.5, '1', Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, true, '', [1]]) {
    expect(say(value, { integer: true })).toBe(messages.integer);
  }
  expect(say(-1, { integer: true, minimum: 0 })).toBe(messages.integer);
});

it('compares with another field of the same record', () => {
  const rules = { match: { field: 'password', name: 'Lösenord' } };
  expect(say('hemligt', rules, { password: 'hemligt' })).toBe('ok');
  expect(say('hemlig', rules, { password: 'hemligt' })).toBe('Fältet matchar inte med Lösenord');
  expect(say('', rules, { password: 'hemligt' })).toBe('Fältet matchar inte med Lösenord');
  expect(say('', rules, {})).toBe('ok');
  expect(say('x', { match: { field: 'constructor', name: 'y' } }, {})).toBe('Fältet matchar inte med y');
});

it('applies a regular expression with its own message', () => {
  const rules = { regex: { pattern: '^[a-z]+$', message: 'bara a-z' } };
  expect(say('abc', rules)).toBe('ok');
  expect(say('abc1', rules)).toBe('bara a-z');
});

it('answers with the first rule that is broken', () => {
  const rules = {
    required: true,
    url: true,
    minLength: 10,
    maxLength: 12,
    regex: { pattern: 'se$', message: 'slutar på se' },
  };
  expect(
    ['', 'a', 'http://a', 'http://abcdefgh', 'http://abc', 'http://a.se'].map((value) => say(value, rules)),
  ).toEqual([
    messages.required,
    messages.url,
    messages.minLength(10),
    messages.maxLength(12),
    'slutar på se',
    'ok',
  ]);
});

it.each([[['a']], [{}], [1], [true]])('takes %j for no text', (value) => {
  expect(say(value, {})).toBe(messages.malformed);
});

it('refuses NUL and halves of characters', () => {
  for (const value of ['a\u0000b', 'a\ud800', '\udfffb']) expect(say(value, {})).toBe(messages.unsavable);
  expect(say('a\u0001\ufffe🔥', {})).toBe('ok');
});
