/*
 * Regular expressions as text, for JSON Schema and for the generic validator alike; both use the `u` flag. All of them
 * take linear time on any input.
 */

/** NUL and halves of surrogate pairs: PostgreSQL refuses both. For use within a character class. */
const BAD = '\\u0000\\uD800-\\uDFFF';

/** A character that cannot be saved. */
export const UNSAVABLE = `[${BAD}]`;
/** Nothing that cannot be saved. */
export const SAVABLE = `^[^${BAD}]*$`;
/** As SAVABLE, with at least one character that is not white space. */
export const FILLED = `^\\s*[^\\s${BAD}][^${BAD}]*$`;
/** Something, @, and a host with a dot in it. */
export const EMAIL = `^[^\\s@${BAD}]+@[^\\s@.${BAD}]+(?:\\.[^\\s@.${BAD}]+)+$`;
/** What no address holds: white space, control characters, marks that turn text around, and backslashes. */
const NOT_IN_ADDRESSES = `\\s\\p{Cc}\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\\\${BAD}`;
/** http or https and something that can be a host, without a name or password before it. */
export const HTTP_URL = `^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@${NOT_IN_ADDRESSES}]+(?:[/?#][^${NOT_IN_ADDRESSES}]*)?$`;
/** Lower-case letters and digits in groups joined by single hyphens. Source: SPEC section 5, Post. */
export const SLUG = '^[a-z0-9]+(?:-[a-z0-9]+)*$';
/** Lower-case letters in groups joined by single underscores. Source: SPEC section 5, Category. */
export const CATEGORY_KEY = '^[a-z]+(?:_[a-z]+)*$';
