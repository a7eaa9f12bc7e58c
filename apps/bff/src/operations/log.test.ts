import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserAt, PASSWORD } from '../sign-in/browser.fixtures.ts';
import { plainPages, startTestServer, type TestServer } from '../test-server.fixtures.ts';
import { createLog } from './log.ts';

/** Nothing that holds this may be found in the log. */
const SECRET = 'hemlig7f3a';

let upstream: PlainRubicore;
let door: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  upstream = await startPlainRubicore();
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  door = await startTestServer(
    upstream.origin,
    plainPages(),
    0,
    { SAML_IDP_ORIGIN: 'http://localhost:9', PASSWORD_SIGN_IN: 'on' },
    log,
  );
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

const logged = () => lines.splice(0).map((line) => JSON.parse(line));

it('says of a request what it was, how it was answered and how long that took, on one line', async () => {
  lines.length = 0;
  await door.get('/sida/brandvarnare?a=1');
  const [line, ...more] = logged();
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    msg: 'Answered',
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
    req: { method: 'GET', path: '/sida/brandvarnare' },
    res: { statusCode: 200 },
    ms: expect.any(Number),
  });
});

it('holds no secret of anyone who asks, wherever it was sent', async () => {
  const own = { origin: door.publicOrigin, 'x-csrf': '1', 'content-type': 'application/json' };
  const form = { origin: door.publicOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  const login = (body: string, headers: Record<string, string>) =>
    door.get('/bff/login', { method: 'POST', headers, body });
  await door.get(`/sok/${SECRET}?q=${SECRET}`, { headers: { cookie: `sid=${SECRET}` } });
  await door.get(`/rubicore/core/v1/search?q=${SECRET}`, { headers: { authorization: `Bearer ${SECRET}` } });
  await door.get(`/login?c=${SECRET}`, { headers: { cookie: `tx-1234abcd=${SECRET}` } });
  await door.get(`/rubicore/${SECRET.slice(0, 0)}%zz?token=${SECRET}`);
  await login(JSON.stringify({ username: SECRET, password: SECRET }), own);
  await login(`{"username": "a", "password": "${SECRET}`, own);
  await login(`"${SECRET}" ${SECRET}`, own);
  await login(`username=a&password=${SECRET}`, form);
  await door.get('/rubicore/saml/v1/acs', {
    method: 'POST',
    headers: { ...form, origin: 'null' },
    body: `SAMLResponse=${SECRET}&RelayState=${SECRET}`,
  });
  upstream.intercept((_, response) => {
    response.writeHead(500, { 'set-cookie': `a=${SECRET}` }).end(`<p>${SECRET}</p>`);
    return true;
  });
  await door.get('/rubicore/core/v1/link');
  upstream.intercept(null);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.join('')).not.toContain(SECRET);
});

it('holds neither session nor token of who is signed in', async () => {
  const browser = browserAt(door, door.publicOrigin);
  await browser.signIn('sysadm01');
  await browser.visit('/');
  upstream.intercept((request) => {
    request.socket.destroy();
    return true;
  });
  await browser.ask('GET', '/rubicore/core/v1/my-post');
  upstream.intercept(null);
  const secrets = [PASSWORD, ...browser.cookies.values(), ...upstream.tokens().map(({ token }) => token)];
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

it('is a line for an entry, whatever is asked', async () => {
  lines.length = 0;
  await door.raw(
    'GET /sida/a%0a{"level":60,"msg":"false"}\u2028 HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n',
  );
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(JSON.parse(line).msg).not.toBe('false');
  }
});

it('tells of an error what is known by name, and of nothing that hangs on it', () => {
  const cause = Object.assign(new TypeError('read ECONNRESET'), {
    code: 'ECONNRESET',
    command: { name: 'set', args: ['key', SECRET] },
  });
  const log = createLog('info', { write: (line) => void lines.push(line) });
  lines.length = 0;
  log.error({ err: Object.assign(new Error('No answer', { cause }), { headers: { cookie: SECRET } }) }, 'Oh');
  log.error({ err: thrownBy(() => JSON.parse(`{"password": "${SECRET}" x`)) }, 'Oh');
  log.error({ err: SECRET }, 'Oh');
  log.info({ password: SECRET, sent: { 'set-cookie': SECRET, SAMLResponse: SECRET } }, 'Oh');
  expect(lines.join('')).not.toContain(SECRET);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { type: 'Error', message: 'No answer', cause: { type: 'TypeError', code: 'ECONNRESET' } },
  });
});

function thrownBy(does: () => unknown): unknown {
  try {
    return does();
  } catch (error) {
    return error;
  }
}

it('tells of probes to those alone who ask for more', async () => {
  lines.length = 0;
  await door.get('/healthz');
  expect(logged().map(({ level }) => level)).toEqual([20]);
});
