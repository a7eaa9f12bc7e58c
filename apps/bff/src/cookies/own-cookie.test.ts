import cookies from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { signInCookies } from '../sign-in/sign-in-cookies.ts';
import { browserSecrets } from '../single-sign-on/browser-secrets.ts';

const SECRET = 'a'.repeat(43);
const https = { isSecure: true };

async function appWith(cookie: string) {
  const app = fastify();
  await app.register(cookies);
  const session = sessionCookie(https);
  const { device, passkey } = signInCookies(https);
  const secrets = browserSecrets(https);
  app.get('/read', async (request) => ({
    session: session.read(request),
    device: device.read(request),
    secrets: secrets.read(request),
  }));
  app.get('/set', async (_, reply) => {
    session.clear(reply);
    for (const one of [session, device, passkey]) one.set(reply, SECRET);
    return reply.send('');
  });
  app.get('/clear', async (request, reply) => {
    for (const one of [session, passkey]) one.clear(reply);
    secrets.clear(request, reply);
    return reply.send('');
  });
  return {
    read: async () => (await app.inject({ url: '/read', headers: { cookie } })).json(),
    written: async (url: string) => (await app.inject({ url, headers: { cookie } })).headers['set-cookie'],
  };
}

it('cookies of ours are for our own host alone, over https, and out of reach of scripts', async () => {
  const app = await appWith('');
  expect(await app.written('/set')).toEqual([
    `__Host-sid=${SECRET}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    `__Host-device=${SECRET}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    `__Host-passkey=${SECRET}; Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Strict`,
  ]);
});

it('cookies of ours are taken back with the attributes that they were given with', async () => {
  const app = await appWith(`__Host-tx-12345678=${SECRET}`);
  expect(await app.written('/clear')).toEqual([
    '__Host-sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-passkey=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    '__Host-tx-12345678=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

it.each([
  ['one', `__Host-sid=${SECRET}`, { kind: 'id', id: SECRET }],
  ['none', 'AcceptCookies=true', { kind: 'none' }],
  ['none under a name like it', `sid=${SECRET}; x__Host-sid=${SECRET}`, { kind: 'none' }],
  ['the same twice', `__Host-sid=${SECRET}; __Host-sid=${SECRET}`, { kind: 'unusable' }],
  ['another before it', `__Host-sid=${'b'.repeat(43)}; a=b; __Host-sid=${SECRET}`, { kind: 'unusable' }],
  ['an empty one after it', `__Host-sid=${SECRET};__Host-sid`, { kind: 'unusable' }],
  ['a name without a value', '__Host-sid', { kind: 'unusable' }],
  ['one that is too long', `__Host-sid=${SECRET}a`, { kind: 'unusable' }],
])('a session cookie is found, refused or missing: %s', async (_, cookie, expected) => {
  const app = await appWith(cookie);
  expect((await app.read()).session).toEqual(expected);
});

it('secrets of sign-ins are read whatever their order, and only what can be one', async () => {
  const app = await appWith(`__Host-tx-1=${SECRET}; __Host-device=x; __Host-tx-2=no; tx-3=${SECRET}`);
  expect(await app.read()).toMatchObject({ device: null, secrets: [SECRET] });
});
