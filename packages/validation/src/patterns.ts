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
/** http or https and something that can be a host; no white space anywhere. */
export const HTTP_URL = `^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\${BAD}][^\\s${BAD}]*$`;
/** Lower-case letters and digits in groups joined by single hyphens. Source: SPEC section 5, Post. */
export const SLUG = '^[a-z0-9]+(?:-[a-z0-9]+)*$';
/** Lower-case letters in groups joined by single underscores. Source: SPEC section 5, Category. */
export const CATEGORY_KEY = '^[a-z]+(?:_[a-z]+)*$';
