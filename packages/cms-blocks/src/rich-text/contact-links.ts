import { phoneAddress } from '@brandpost/swedish';
import { safeUrl } from '../address/safe-url.ts';

/** A piece of a text: as it is where `href` is null, else a link. */
export type TextPart = { readonly text: string; readonly href: string | null };

/** A space, or the no-break space that editors put into numbers. */
const SPACE = '[ \\u00a0\\u202f]';
const HYPHEN = '[-\\u2010\\u2011\\u2013]';
/** Where a number may begin and end: not inside a longer one, a date, a sum or a reference. */
const BEFORE_NUMBER = '(?<![\\p{L}\\d/:+_]|[\\d][.,\\u00a0\\u202f ]|\\d[-\\u2010\\u2011\\u2013])';
const AFTER_NUMBER = '(?![\\p{L}\\d/%_]|[.,:]\\d|[-\\u2010\\u2011\\u2013]\\d)';
/** In groups, or all together: never a year. */
const GROUPS = `(?:\\d{2,3}(?:${SPACE}\\d{2,3}){1,3}|\\d{5,8})`;

/** `070-174 06 05`, `08-12 34 56`, `070 174 06 05`, `0701740605`, `+46 (0)70-174 06 05`. An area code in parentheses is rare today. */
const PHONE = [
  `(?:\\+|(?<!\\d)00)46${SPACE}?(?:\\(0\\)${SPACE}?)?\\d{1,3}(?:${HYPHEN}|${SPACE})?${GROUPS}`,
  `0\\d{1,3}${HYPHEN}${GROUPS}`,
  `07[02369]${SPACE}?\\d{3}${SPACE}?\\d{2}${SPACE}?\\d{2}`,
].join('|');
/** Written in this way they are nothing else, but for the postcodes of two districts of Stockholm. */
const SHORT_NUMBER = `11[34]${SPACE}1[34](?!${SPACE}*\\p{Lu}|${SPACE}kr)`;
/** These are also years, sums and amounts: numbers to call where the text says so. */
const CALLED_NUMBER = `(?:112|1177|11313|11414)(?!${SPACE}\\d)`;
const EMAIL = "[\\p{L}\\d][\\p{L}\\d.!#$&'*+/=?^_~-]{0,63}@[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63}){1,4}";
const PATH = '(?:[/?#][^\\s<>"”“’]{0,500})?';
const WEB_ADDRESS = `https?://[^\\s<>"”“’]{1,600}`;
/** Without a scheme only what is known to be a host: `krisinformation.se`, `www.msb.se/brand`. */
const HOST = `(?:[a-zåäöé\\d][a-zåäöé\\d-]{0,62}\\.){1,4}(?:se|nu|eu|com|org)(?![\\p{L}\\d-]|\\.\\p{L})${PATH}`;

const CONTACT = new RegExp(
  [
    `(?<email>(?<![\\p{L}\\d@._-])${EMAIL})`,
    `(?<web>(?<![\\p{L}\\d@._/-])${WEB_ADDRESS})`,
    `(?<host>(?<![\\p{L}\\d@._/-])${HOST})`,
    `(?<phone>${BEFORE_NUMBER}(?:${PHONE})${AFTER_NUMBER})`,
    `(?<short>${BEFORE_NUMBER}${SHORT_NUMBER}${AFTER_NUMBER})`,
    `(?<called>${BEFORE_NUMBER}${CALLED_NUMBER}${AFTER_NUMBER})`,
  ].join('|'),
  'gu',
);

/** Words that a number to call follows. */
const CALL =
  /(?:^|[^\p{L}])(?:ring(?:a|er|t|de)?|call|larma(?:r|t)?|kontakt(?:a|uppgifter)?|(?:nöd|larm|telefon|informations)?num(?:mer|ret)|telefon|tel|mobil|(?:samtal|sms:?a?|be) till)(?:[.:]|\s+(?:alltid|genast|direkt|då|först|omedelbart|i stället))?[\s:“”"]*$/iu;
/** Words that a number to write to follows: anyone who cannot speak must not be put through to a call. */
const WRITE = /(?:^|[^\p{L}])sms:?a?\s+till\s*$/iu;
const LAST_WORDS_LENGTH = 60;
const PHONE_DIGITS = { min: 8, max: 10 } as const;
const TRAILING_MARKS = /[.,;:!?…'*_)\]]+$/;

/**
 * Telephone numbers, e-mail addresses and web addresses in a text that editors have written, as links. The one rule for
 * all blocks. What may be something else stays as it is: organisation numbers, years, sums, postcodes, times; and `112`
 * and `1177`, unless the words before them say that one calls. After `sms till` a number is one to write to.
 * @param before what stands before the text: the words of the sentence, or the heading of a table's column
 * @returns the text in pieces, which together are the text
 */
export function contactLinks(text: string, before = ''): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(CONTACT)) {
    const link = linkOf(match, before + text.slice(0, match.index));
    if (link === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push(link);
    end = match.index + link.text.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

function linkOf({ groups = {} }: RegExpExecArray, before: string): (TextPart & { href: string }) | null {
  const { email, web, host, phone, short, called } = groups;
  const number = phone ?? short ?? called;
  if (number !== undefined) {
    const lastWords = before.slice(-LAST_WORDS_LENGTH);
    if (phone !== undefined && !isPhone(phone)) return null;
    if (called !== undefined && !CALL.test(lastWords)) return null;
    const address = phoneAddress(number);
    return { text: number, href: WRITE.test(lastWords) ? address.replace(/^tel:/, 'sms:') : address };
  }
  const text = withoutTrailingMarks(email ?? web ?? host ?? '');
  const scheme = email !== undefined ? 'mailto:' : host !== undefined ? 'https://' : '';
  const href = safeUrl(scheme + text, 'link');
  return href === null ? null : { text, href };
}

function isPhone(text: string): boolean {
  const digits = text
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^(?:00)?46/, '0');
  return digits.length >= PHONE_DIGITS.min && digits.length <= PHONE_DIGITS.max;
}

/** What ends the sentence is no part of the address; a parenthesis is, where the address has its beginning too. */
function withoutTrailingMarks(address: string): string {
  const bare = address.replace(TRAILING_MARKS, '');
  const isClosed = address[bare.length] === ')' && bare.split('(').length > bare.split(')').length;
  return isClosed ? `${bare})` : bare;
}
