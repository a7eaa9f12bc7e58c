import request, { type Response } from 'supertest';
import { expect, inject } from 'vitest';
import { answered } from '../answered.ts';
import { PASSWORD } from '../people.ts';

/** Where the service of all HTTP tests is. */
export const ORIGIN = inject('origin');

/** Anyone who asks keeps their cookies. */
export type Visitor = ReturnType<typeof request.agent>;

/** What a visitor is answered at an address of the common service. A redirect is an answer like any other. */
export function read(path: string): Promise<Response> {
  return readAs(request.agent(ORIGIN), path);
}

/** As above, for somebody who may have signed in, at their service. */
export function readAs(visitor: Visitor, path: string): Promise<Response> {
  return answered(async () => await visitor.get(path));
}

/** Somebody who has signed in with a session of their own. */
export async function signedIn(origin: string, username: string): Promise<Visitor> {
  const visitor = request.agent(origin).set({ 'x-csrf': '1', origin });
  const answer = await answered(
    async () => await visitor.post('/bff/login').send({ username, password: PASSWORD }),
  );
  expect(answer.status, answer.text).toBe(200);
  return visitor;
}

/** What is said within a document, or a part of one, on one line, without soft hyphens. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(style|script).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
    .trim();
}
