import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';
import type { FastifyRequest } from 'fastify';
import { parseSetCookie } from 'set-cookie-parser';
import type { Upstream, UpstreamReply } from '../upstream/upstream.ts';

/** What the API answers to one step of a sign-in: where to next, and its own cookie, which no browser is shown. */
export type ApiStep = { status: number; location: string | null; cookie: string };

type Sent =
  | { call: 'samlLogin'; json: object; token: string }
  | { call: 'samlAnswer' | 'samlSignOutMessage'; form: URLSearchParams; cookie?: string }
  /** Letter by letter as the browser sent it: that is what is signed. */
  | { call: 'samlSignOutAddress'; query: string };

const LARGEST_ANSWER = 64 * 1024;

/** Asks the API to take one step; its refusals are steps too. @throws BffError when there is no answer */
export async function askForStep(upstream: Upstream, request: FastifyRequest, sent: Sent): Promise<ApiStep> {
  const { method, path } = catalogue[sent.call];
  const { search = '', headers = {}, body } = carried(sent);
  const reply = await upstream.request({
    method,
    lane: 'single-sign-on',
    path: API_PREFIX + path + search,
    headers: {
      accept: 'application/json',
      'x-request-id': request.id,
      'x-forwarded-for': request.ip,
      ...headers,
    },
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  });
  const location = await locationOf(reply);
  return { status: reply.statusCode, location, cookie: cookiesOf(reply) };
}

type Carried = { search?: string; headers?: Record<string, string>; body?: string };

function carried(sent: Sent): Carried {
  if ('query' in sent) return { search: `?${sent.query}` };
  if ('json' in sent) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${sent.token}` };
    return { headers, body: JSON.stringify(sent.json) };
  }
  const cookie = sent.cookie === undefined ? {} : { cookie: sent.cookie };
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...cookie },
    body: sent.form.toString(),
  };
}

/** Given in the header of a 303, or in the answer. */
async function locationOf(reply: UpstreamReply): Promise<string | null> {
  const text = (await reply.body.text()).slice(0, LARGEST_ANSWER);
  const { location } = reply.headers;
  if (typeof location === 'string') return location;
  try {
    const answer: unknown = JSON.parse(text);
    const address =
      typeof answer === 'object' && answer !== null && 'location' in answer ? answer.location : null;
    return typeof address === 'string' ? address : null;
  } catch {
    return null;
  }
}

function cookiesOf(reply: UpstreamReply): string {
  const lines = [reply.headers['set-cookie'] ?? []].flat();
  return parseSetCookie(lines, { decodeValues: false })
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}
