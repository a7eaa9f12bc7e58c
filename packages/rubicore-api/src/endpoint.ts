import type { TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anyone at all without a token (open), anyone (the default anonymous token is enough), anyone signed
 * in, or holders of a capability. What each caller gets to see is the API's decision; this says only who is let in.
 */
export type Access = 'open' | 'anyone' | 'signed-in' | { capability: string };

/** What a call takes as its body: JSON by schema, the bytes of a file, or a form as browsers post it. */
export type Body = { json: TSchema } | { raw: 'file' } | { form: TSchema };

/** One call of the API. */
export type Endpoint = {
  method: Method;
  /** Below `/rubicore`, with `:name` for parameters. */
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: TSchema;
  query?: TSchema;
  body?: Body;
  answer: TSchema;
  /** The status of success, where it is not 200. */
  status?: 201;
  /** The media type of an answer that is not JSON; the schema is then that of a text. */
  produces?: string;
  /** The answer is an array and carries `x-pagination-total`. */
  list?: true;
  /** An anonymous answer may be kept and shared between visitors. */
  shared?: true;
  /** Fields of the answer that stay on the server: tokens never reach a browser. Source: SECURITY T1. */
  withheld?: readonly string[];
  /** Changes nothing that anybody sees who may not change it: what visitors share stays as it is. */
  unseen?: true;
  /** Not part of SPEC section 7: an upstream may answer 404. */
  extension?: true;
};

/** Keeps an area's calls literal, so that a client can be typed by them. */
export function defineArea<const Area extends Record<string, Endpoint>>(area: Area): Area {
  return area;
}

/** Where every call lives. */
export const API_PREFIX = '/rubicore';
/** Carries the number of rows in all pages of a list. Source: SPEC section 7. */
export const TOTAL_HEADER = 'x-pagination-total';

/**
 * Of a reply to a write: `no` where visitors could see nothing of what it changed, before or after. Without it, they may
 * have.
 */
export const PUBLIC_CHANGE_HEADER = 'x-public-change';
/** By what it carries the content API knows the BFF, which alone is sent hints for those who are signed in. */
export const STAFF_EVENTS_HEADER = 'x-staff-events-token';
/**
 * Names the event that an open page asks because of, so that no cache answers with what it had before the event. It
 * changes nothing in the answer, and anyone who passes a call on takes it away.
 */
export const AS_OF_PARAMETER = 'asOf';
/** Names the last event that a page had, where it opens a new stream of events and cannot set `Last-Event-ID`. */
export const LAST_EVENT_ID_PARAMETER = 'lastEventId';
