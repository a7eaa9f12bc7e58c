import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';
import type { FastifyRequest } from 'fastify';
import { parseSetCookie } from 'set-cookie-parser';
import type { Upstream, UpstreamReply } from '../upstream/upstream.ts';

/** What the API answers to one step of a sign-in: where to next, and its own cookie, which no browser is shown. */
export type ApiStep = { status: number; location: string | null; cookie: string };

type Sent =
  | { call: 'samlLogin'; json: object; token: string }
  | { call: 'samlAnswer' | 'samlSignOutMessage'; form: URLSearchParams; cookie?: string };

const LARGEST_ANSWER = 64 * 1024;

/** Asks the API to take one step; its refusals are steps too. @throws BffError when there is no answer */
export async function askForStep(upstream: Upstream, request: FastifyRequest, sent: Sent): Promise<ApiStep> {
  const isForm = 'form' in sent;
  const reply = await upstream.request({
    method: 'POST',
    path: API_PREFIX + catalogue[sent.call].path,
    headers: {
      accept: 'application/json',
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-request-id': request.id,
      'x-forwarded-for': request.ip,
      ...(isForm ? {} : { authorization: `Bearer ${sent.token}` }),
      ...(isForm && sent.cookie !== undefined ? { cookie: sent.cookie } : {}),
    },
    body: Buffer.from(isForm ? sent.form.toString() : JSON.stringify(sent.json)),
  });
  const location = await locationOf(reply);
  return { status: reply.statusCode, location, cookie: cookiesOf(reply) };
}

/** Told in the header of a 303, or in the answer. */
async function locationOf(reply: UpstreamReply): Promise<string | null> {
  const text = (await reply.body.text()).slice(0, LARGEST_ANSWER);
  const { location } = reply.headers;
  if (typeof location === 'string') return location;
  try {
    const answer: unknown = JSON.parse(text);
    const told =
      typeof answer === 'object' && answer !== null && 'location' in answer ? answer.location : null;
    return typeof told === 'string' ? told : null;
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
