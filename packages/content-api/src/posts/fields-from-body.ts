import type { Blurb, InfoLink, PostContact } from '@brandpost/domain';
import type { PostBody } from '@brandpost/rubicore-api';
import { messages } from '@brandpost/validation';
import { parse } from 'secure-json-parse';
import { unprocessable } from '../errors.ts';
import type { PostFields } from './post-fields.ts';

/**
 * The fields that a body gives, its JSON texts read. What it does not name stays as it is; null empties what can be
 * empty. Nothing is judged here but the form of the JSON texts.
 * @throws unprocessable for no type, for a JSON text that is none, or that holds keys such as `__proto__`
 */
export function fieldsFromBody(body: PostBody): Partial<PostFields> {
  const fields: Partial<PostFields> = {};
  if (body.type === null) throw unprocessable([{ field: 'type', message: messages.required }]);
  if (body.type !== undefined) fields.type = body.type;
  if (body.status !== undefined) fields.status = body.status;
  if (body.title !== undefined) fields.title = (body.title ?? '').trim();
  if (body.excerpt !== undefined) fields.excerpt = body.excerpt.trim();
  if (body.slug !== undefined && body.slug !== null) fields.slug = body.slug;
  if (body.content !== undefined) fields.content = (body.content ?? []) as PostFields['content'];
  if (body.blurbs !== undefined) fields.blurbs = listFrom('blurbs', body.blurbs).map(blurbFrom);
  if (body.info !== undefined) fields.info = listFrom('info', body.info).map(infoFrom);
  if (body.contact !== undefined) fields.contact = contactFrom(body.contact);
  if (body.mediaId !== undefined) fields.mediaId = body.mediaId;
  if (body.authorId !== undefined && body.authorId !== null) fields.authorId = body.authorId;
  if (body.pseudoAuthor !== undefined) fields.pseudoAuthor = (body.pseudoAuthor ?? '').trim();
  if (body.parentId !== undefined) fields.parentId = body.parentId;
  if (body.publishedDate !== undefined) fields.publishedDate = body.publishedDate;
  if (body.unpublishedDate !== undefined) fields.unpublishedDate = body.unpublishedDate;
  if (body.authoredDate !== undefined) fields.authoredDate = body.authoredDate;
  if (body.nodeIds !== undefined) fields.nodeIds = idsFrom(body.nodeIds);
  if (body.categoryIds !== undefined) fields.categoryIds = idsFrom(body.categoryIds);
  if (body.userIds !== undefined) fields.userIds = idsFrom(body.userIds);
  if (body.editorIds !== undefined) fields.editorIds = idsFrom(body.editorIds);
  if (body.acknowledgeBy !== undefined) fields.acknowledgeBy = body.acknowledgeBy;
  if (body.acknowledgementRound !== undefined) fields.acknowledgementRound = body.acknowledgementRound;
  return fields;
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

function recordFrom(field: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(field);
  return value as Record<string, unknown>;
}
