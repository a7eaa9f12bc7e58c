import {
  type AlertDetails,
  type Blurb,
  emptyAlertDetails,
  emptyVacancy,
  type InfoLink,
  mapPostFields,
  type PostContact,
  type PostFields,
  type Vacancy,
} from '@brandpost/domain';
import type { PostBody } from '@brandpost/rubicore-api';
import { messages } from '@brandpost/validation';
import { parse } from 'secure-json-parse';
import { unprocessable } from '../../errors.ts';

/**
 * The fields that a body gives, its JSON texts read. What it does not name stays as it is; null empties what can be
 * empty. Nothing is judged here but the form of the JSON texts.
 * @throws unprocessable for no type, for a JSON text that is none, or that holds keys such as `__proto__`
 */
export function fieldsFromBody(body: PostBody): Partial<PostFields> {
  if (body.type === null) throw unprocessable([{ field: 'type', message: messages.required }]);
  const fields = mapPostFields({
    text: (name) => ifGiven(body[name], (text) => (text ?? '').trim()),
    instant: (name) => body[name],
    reference: (name) => body[name],
    references: (name) => ifGiven(body[name], idsFrom),
    type: (name) => body[name],
    slug: (name) => body[name] ?? undefined,
    status: (name) => body[name],
    // An order is asked for, not given: `placePost` decides.
    order: () => undefined,
    // Source: SPEC section 3, Editor draft: null is no parent.
    parent: (name) => ifGiven(body[name], (id) => id ?? 0),
    content: (name) => ifGiven(body[name], (content) => content ?? []),
    blurbs: (name) => ifGiven(body[name], (text) => listFrom(name, text).map(blurbFrom)),
    links: (name) => ifGiven(body[name], (text) => listFrom(name, text).map(infoFrom)),
    contact: (name) => ifGiven(body[name], contactFrom),
    alert: (name) => ifGiven(body[name], (value) => knownParts(value, emptyAlertDetails())),
    vacancy: (name) => ifGiven(body[name], (value) => knownParts(value, emptyVacancy())),
    round: (name) => body[name],
    language: (name) => body[name],
  });
  // A post that has an author keeps one.
  const given = Object.entries({ ...fields, authorId: fields.authorId ?? undefined });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function ifGiven<Sent, Field>(sent: Sent | undefined, read: (sent: Sent) => Field): Field | undefined {
  return sent === undefined ? undefined : read(sent);
}

/** Each once, in one order: two saves of the same are the same. */
export function idsFrom(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

function listFrom(field: string, text: string | null): unknown[] {
  const value = valueFrom(field, text);
  if (value === null) return [];
  if (!Array.isArray(value)) throw malformed(field);
  return value;
}

function valueFrom(field: string, text: string | null): unknown {
  if (text === null || text.trim() === '') return null;
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw malformed(field);
  }
}

function malformed(field: string) {
  return unprocessable([{ field, message: messages.malformed }]);
}

// Known keys alone are taken; values of a wrong kind are left for the rules to judge.

function blurbFrom(value: unknown): Blurb {
  const { title = '', text = '', url = '' } = recordFrom('blurbs', value);
  return { title, text, url } as Blurb;
}

function infoFrom(value: unknown): InfoLink {
  const { title = '', url = '', openInNewWindow = false } = recordFrom('info', value);
  return { title, url, openInNewWindow } as InfoLink;
}

function contactFrom(text: string | null): PostContact | null {
  const value = valueFrom('contact', text);
  if (value === null) return null;
  const record = recordFrom('contact', value);
  const { title = '', name = '', phone = '', email = '', address = '', openingHours = '' } = record;
  return { title, name, phone, email, address, openingHours } as PostContact;
}

function knownParts<Whole extends AlertDetails | Vacancy>(value: object | null, empty: Whole): Whole | null {
  if (value === null) return null;
  const known = Object.entries(value).filter(([key, given]) => key in empty && given !== null);
  return { ...empty, ...Object.fromEntries(known) };
}

function recordFrom(field: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(field);
  return value as Record<string, unknown>;
}
