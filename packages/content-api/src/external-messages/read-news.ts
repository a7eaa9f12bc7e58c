import { namesItsCounty } from './areas.ts';
import {
  type ExternalText,
  identifierIn,
  limitedText,
  MAX_LISTED,
  momentIn,
  senderPage,
} from './external-message.ts';
import { plainText, textOfHtml } from './plain-text.ts';

/** An item of krisinformation.se's news. */
export type NewsItem = { identifier: string; isUpdated: boolean; text: ExternalText };

const DAY_MS = 86_400_000;
/** News are of today: older than this they are not shown, also when they are still listed. */
export const NEWS_DAYS = 7;

/** By the names of fields in small letters: they are spelled in several ways. */
type Fields = ReadonlyMap<string, unknown>;

/**
 * The news in an answer of `/news` that are for a municipality's county or all of Sweden, each once.
 * @throws Error when the answer is no list
 */
export function readNews(json: string, municipalityCode: string): NewsItem[] {
  const answer: unknown = JSON.parse(json);
  if (!Array.isArray(answer)) throw new Error('The answer is no list.');
  const items = answer
    .slice(0, MAX_LISTED)
    .map((item) => itemFrom(fieldsOf(item), municipalityCode))
    .filter((item) => item !== null);
  return [...new Map(items.toReversed().map((item) => [item.identifier, item])).values()].reverse();
}

function itemFrom(fields: Fields, municipalityCode: string): NewsItem | null {
  // Older answers do not say it; whatever is said but a plain no may be a test.
  const isTest = fields.get('istest') ?? false;
  const identifier = identifierIn(fields.get('identifier')) ?? identifierIn(fields.get('contentid'));
  const publishedMs = momentIn(fields.get('published'));
  const updatedMs = momentIn(fields.get('updated')) ?? publishedMs;
  const title = textOfHtml(textIn(fields, 'headline'));
  if (isTest !== false || identifier === null || updatedMs === null || title === '') return null;
  const areas = areasIn(fields.get('area'));
  if (!areas.some((area) => namesItsCounty(area, municipalityCode))) return null;
  const description = textIn(fields, 'preamble') || textIn(fields, 'bodytext');
  return {
    identifier,
    isUpdated: publishedMs !== null && updatedMs > publishedMs,
    text: {
      ...limitedText({ title, description: textOfHtml(description), areas: areas.map(plainText) }),
      language: textIn(fields, 'language').startsWith('en') ? 'en' : 'sv',
      web: senderPage('krisinformation', fields.get('web')),
      sentMs: updatedMs,
      expiresMs: updatedMs + NEWS_DAYS * DAY_MS,
    },
  };
}

function areasIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [])
    .map((area) => textIn(fieldsOf(area), 'description'))
    .filter((name) => name !== '');
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field]));
}

function textIn(fields: Fields, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
