import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DemoContent, DemoUser } from './demo-content.ts';

export type PlainAnswer = { status: number; body: unknown; total?: number };

type HeldToken = { id: number; token: string; type: 'user' | 'masquerade'; userId: number; ownerId: number };

const CORE = '/rubicore/core/v1';
const HOUR_MS = 3_600_000;

/** The accounts of a plain upstream: signing in, tokens, users and their capabilities. Anyone it does not know gets 401. */
export function createPlainPeople(content: DemoContent) {
  const held = new Map<string, HeldToken>();
  let lastId = 0;

  const issue = (type: HeldToken['type'], userId: number, ownerId: number) => {
    lastId += 1;
    const token = `plain-${type}-${randomBytes(24).toString('base64url')}`;
    held.set(token, { id: lastId, token, type, userId, ownerId });
    const issued = new Date();
    const expires = new Date(issued.getTime() + HOUR_MS).toISOString();
    return { id: lastId, type, issued: issued.toISOString(), expires, status: 'active', token };
  };
  const userOf = (id: number) => content.users.find((user) => user.id === id);

  return {
    tokens: () => [...held.values()].map(({ token, userId }) => ({ token, userId })),
    revokeTokensOf(userId: number) {
      for (const [token, one] of held) if (one.userId === userId) held.delete(token);
    },
    /** null leaves the call to anyone who serves the content. */
    answer(request: IncomingMessage, body: string): PlainAnswer | null {
      const path = new URL(request.url ?? '/', 'http://upstream').pathname.replace(CORE, '');
      const call = `${request.method} ${path}`;
      if (call === 'POST /user/login') return logIn(body);
      const token = held.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      if (token === undefined) return answerToStranger(request);
      if (call === 'POST /token') return createToken(token, body);
      const [, area = '', id = '', part] = path.split('/');
      if (request.method === 'DELETE' && area === 'token') return revoke(token, Number(id));
      if (request.method === 'GET' && area === 'user' && id !== '') return readUser(id, part);
      return request.method === 'GET' ? null : { status: 404, body: { message: 'Finns inte.' } };
    },
  };

  function logIn(body: string): PlainAnswer {
    const { username, password } = JSON.parse(body);
    const user = content.users.find((one) => one.username === username);
    if (user === undefined || password !== content.password) {
      return { status: 401, body: { message: 'Fel användarnamn eller lösenord.' } };
    }
    const issued = issue('user', user.id, user.id);
    return { status: 200, body: { ...issued, user: wireUser(user) } };
  }

  /** One of its own tokens that it has taken back; any other is some visitor's. */
  function answerToStranger(request: IncomingMessage): PlainAnswer | null {
    const isOurs = request.headers.authorization?.startsWith('Bearer plain-') ?? false;
    return isOurs ? { status: 401, body: { message: 'Du behöver logga in.' } } : null;
  }

  function createToken(by: HeldToken, body: string): PlainAnswer {
    const { type, userId } = JSON.parse(body);
    const isAdministrator = userOf(by.userId)?.roles.some(({ key }) => key === 'rubicore-administrator');
    if (type !== 'masquerade' || !isAdministrator || userOf(userId) === undefined) {
      return { status: 403, body: { message: 'Du har inte behörighet till det här.' } };
    }
    return { status: 201, body: issue('masquerade', userId, by.ownerId) };
  }

  function revoke(by: HeldToken, id: number): PlainAnswer {
    const token = [...held.values()].find((one) => one.id === id && one.ownerId === by.ownerId);
    if (token === undefined) return { status: 404, body: { message: 'Finns inte.' } };
    held.delete(token.token);
    return { status: 200, body: { ok: true } };
  }

  function readUser(id: string, part: string | undefined): PlainAnswer | null {
    const user = userOf(Number(id));
    if (user === undefined) return { status: 404, body: { message: 'Finns inte.' } };
    if (part === 'capability') return { status: 200, body: user.capabilities };
    return part === undefined ? { status: 200, body: wireUser(user) } : null;
  }
}

function wireUser(user: DemoUser) {
  return { ...user, roles: user.roles.map(({ key }, index) => ({ id: index + 1, key, name: key })) };
}
