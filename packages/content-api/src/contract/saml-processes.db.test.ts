import { randomBytes } from 'node:crypto';
import { type IdentityProvider, startIdentityProvider } from '@brandpost/test-support';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { folderWithDatabase, type ServerProcess, startServer } from './processes.fixtures.ts';
import { NEWCOMER } from './saml.fixtures.ts';

const TOKEN = 'a-token-for-signing-in-only';
const PUBLIC_ORIGIN = 'http://localhost:3000';
const { DATABASE_URL } = process.env;

const leftovers: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).toReversed()) await remove();
});

async function start(env: Record<string, string>): Promise<{ server: ServerProcess; api: string }> {
  const folder = folderWithDatabase();
  leftovers.push(folder.remove);
  const server = startServer({
    DATA_DIR: folder.path,
    SEED: 'none',
    RUBICORE_DEFAULT_TOKEN: TOKEN,
    PUBLIC_ORIGIN,
    ...env,
  });
  leftovers.push(async () => {
    server.child.kill('SIGTERM');
    await server.exit;
  });
  const ready = await server.firstMessage;
  return { server, api: `http://127.0.0.1:${ready?.port}/rubicore/saml/v1` };
}

async function startProvider(serviceMetadata: () => Promise<string>): Promise<IdentityProvider> {
  const idp = await startIdentityProvider({
    people: [NEWCOMER],
    password: 'brandpost-demo',
    serviceMetadata,
  });
  leftovers.push(() => idp.close());
  return idp;
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

async function begin(api: string): Promise<{ location: string; cookie: string }> {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ redirect: `${PUBLIC_ORIGIN}/login`, relay: 'relay' }),
  });
  const { location } = (await answer.json()) as { location: string };
  return { location, cookie: cookieOf(answer) };
}

function post(api: string, cookie: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${api}/acs`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

/** Fills in the page of the identity provider as a browser without scripts does. @returns the fields that it posts on */
async function signInAt(idp: IdentityProvider, location: string): Promise<Record<string, string>> {
  const page = await (await fetch(location)).text();
  const form = { ...fieldsOf(page), uid: NEWCOMER.uid, password: 'brandpost-demo' };
  const sent = await fetch(`${idp.origin}/sign-in`, { method: 'POST', body: new URLSearchParams(form) });
  return fieldsOf(await sent.text());
}

function fieldsOf(page: string): Record<string, string> {
  const fields = page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(fields, ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
}

it('signs somebody in from the page of the identity provider to the token', async () => {
  let api = '';
  const idp = await startProvider(async () => await (await fetch(`${api}/metadata`)).text());
  ({ api } = await start({ SAML_IDP_METADATA: idp.metadata }));
  const { location, cookie } = await begin(api);
  const answer = await post(api, cookie, await signInAt(idp, location));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PUBLIC_ORIGIN}/login`]);
  const collected = await fetch(`${api}/token`, {
    headers: { authorization: `Bearer ${TOKEN}`, cookie: cookieOf(answer) },
  });
  expect(await collected.json()).toMatchObject({ type: 'user', user: { uid: NEWCOMER.uid } });
});

it.each([
  [{ SAML_IDP_ENTITY_ID: 'https://idp.example.se' }, /also needs SAML_IDP_SSO_URL/],
  [{ SAML_IDP_METADATA: '/nowhere/idp.xml' }, /SAML_IDP_METADATA names cannot be read/],
])('does not start with half of the settings: %j', async (env, sentence) => {
  const { server } = await start(env);
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.stderr()).toMatch(sentence);
  expect(server.stderr().trim().split('\n')).toHaveLength(1);
});

it.skipIf(!DATABASE_URL && process.env.CI !== 'true')(
  'takes an answer once when twenty come at the same moment to two processes on one database',
  async () => {
    const url = await freshDatabase(DATABASE_URL ?? '');
    const apis: string[] = [];
    const idp = await startProvider(async () => await (await fetch(`${apis[0]}/metadata`)).text());
    const env = { SAML_IDP_METADATA: idp.metadata, DATABASE_URL: url };
    for (const _process of ['one', 'another']) apis.push((await start(env)).api);
    const { location, cookie } = await begin(apis[0] ?? '');
    const fields = await signInAt(idp, location);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => post(apis[turn % 2] ?? '', cookie, fields)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([303, ...Array.from({ length: 19 }, () => 403)]);
  },
);

async function freshDatabase(server: string): Promise<string> {
  const name = `brandpost_saml_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  leftovers.push(() => run(`drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
