import sanitize from 'sanitize-html';
import { safeUrl } from '../address/safe-url.ts';
import { ALLOWED_TAGS, MAX_NESTING, NEW_TAB_REL, TAGS_DROPPED_WITH_TEXT } from '../rich-text/allowed-html.ts';

const options: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  // Also asked of `safeUrl` below; two locks on the door that matters.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: MAX_NESTING,
  nonTextTags: [...TAGS_DROPPED_WITH_TEXT],
  transformTags: {
    a: (_, attribs) => ({ tagName: 'a', attribs: linkAttributes(attribs) }),
    // Text pasted from elsewhere: the page's own title is the only h1, and plain divisions are paragraphs.
    h1: 'h2',
    h6: 'h5',
    div: 'p',
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
};

/**
 * Tags in one text. The parser keeps open elements in an array that it shifts, so the time for nested ones grows with
 * their square: 60 000 took half a second.
 */
const MAX_TAGS = 10_000;

/** A text that has not settled by then is not one that anybody wrote. */
const MAX_PASSES = 6;

/**
 * Rich text as it may be stored and shown: a short list of tags, of which only links keep attributes, and links lead
 * only where `safeUrl` lets them. Links to a new tab get `rel="noopener noreferrer"`. A text of more than ten thousand
 * tags loses them all. Idempotent. For the server.
 */
export function sanitizeHtml(html: string): string {
  const text = html.replaceAll('\u0000', '').toWellFormed();
  let sanitized = sanitize(hasTooManyTags(text) ? withoutTags(text) : text, options);
  // Where a tag that went away stood between two that stayed, these may now nest as no parser would let them. Reading
  // the text again until nothing changes is what makes every reader, browsers included, see the same tree.
  for (let pass = 2; pass <= MAX_PASSES; pass++) {
    const again = sanitize(sanitized, options);
    if (again === sanitized) return sanitized;
    sanitized = again;
  }
  return sanitize(withoutTags(sanitized), options);
}

function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count <= MAX_TAGS; at = html.indexOf('<', at + 1)) count++;
  return count > MAX_TAGS;
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>?/g, ' ');
}

function linkAttributes({ href, target }: sanitize.Attributes): sanitize.Attributes {
  const address = href === undefined ? null : safeUrl(href, 'link');
  if (address === null) return {};
  return target === '_blank' ? { href: address, target, rel: NEW_TAB_REL } : { href: address };
}
