/*
 * Regular expressions as text, for JSON Schema, with the `u` flag. All of them take linear time on any input.
 */

/** NUL and halves of surrogate pairs: PostgreSQL refuses both. For use within a character class. */
const BAD = '\\u0000\\uD800-\\uDFFF';

/** A character that cannot be saved. */
export const UNSAVABLE = `[${BAD}]`;
/**
 * What a text in one line has no use for and others could be misled by: control characters, line breaks, marks that turn
 * text around, and signs without width. Those that join letters (U+200C, U+200D) are part of some languages and of
 * emojis. For use within a character class.
 */
const NOT_IN_LINES =
  '\\p{Cc}\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060\\u2066-\\u2069\\uFEFF\\uD800-\\uDFFF';
/** A text in one line, as it shows. */
export const LINE = `^[^${NOT_IN_LINES}]*$`;
/** What the part before @ holds, unquoted, and a host with a dot in it. Source: RFC 5322 atext; RFC 6531 for letters. */
export const EMAIL =
  "^[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*)(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*))+$";
/** What no address holds: white space, control characters, marks that turn text around, and backslashes. */
const NOT_IN_ADDRESSES = `\\s\\p{Cc}\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\\\${BAD}`;
/** http or https and something that can be a host, without a name or password before it. */
export const HTTP_URL = `^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@${NOT_IN_ADDRESSES}]+(?:[/?#][^${NOT_IN_ADDRESSES}]*)?$`;
/**
 * The parameters of an address, without their question mark, as browsers write them: nothing in them leads elsewhere, and
 * nothing that they stand for is a control character.
 */
export const SEARCH_PARAMETERS =
  '^(?:(?:[A-Za-z0-9*._+=&-]|%(?!(?:[01][0-9A-F]|7F|C2%[89][0-9A-F]))[0-9A-F]{2})+)?$';
/** Lower-case letters and digits in groups joined by single hyphens. Source: SPEC section 5, Post. */
export const SLUG = '^[a-z0-9]+(?:-[a-z0-9]+)*$';
/** Lower-case letters in groups joined by single underscores. Source: SPEC section 5, Category. */
export const CATEGORY_KEY = '^[a-z]+(?:_[a-z]+)*$';
/** Lower-case letters and digits in groups joined by single hyphens or underscores. */
export const ROLE_KEY = '^[a-z0-9]+(?:[-_][a-z0-9]+)*$';
/** A telephone number as people write it, with three digits or more; or none. */
export const PHONE = '^(?:[ \\u00A0+()./\\u2013-]*(?:[0-9][ \\u00A0+()./\\u2013-]*){3,})?$';
/** A colour as a colour field has it, or none. */
export const COLOUR = '^(?:#[0-9a-fA-F]{6})?$';
/** What sign-in systems give people as names. */
export const USERNAME = '^[\\p{L}\\p{N}][\\p{L}\\p{N}._@-]*$';
