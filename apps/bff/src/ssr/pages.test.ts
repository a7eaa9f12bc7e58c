import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPages, startTestServer } from '../test-server.fixtures.ts';

let upstream: PlainRubicore;

beforeAll(async () => {
  upstream = await startPlainRubicore();
});
afterAll(() => upstream.close());

it('renders every other address as a page, with a policy of its own', async () => {
  const door = await startTestServer(upstream.origin);
  const answer = await door.get('/sida/brandvarnare?sida=2&fbclid=1');
  expect(await answer.text()).toBe('page /sida/brandvarnare?sida=2');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  await door.close();
});

it('allows exactly the inline texts that the page was written with', async () => {
  const door = await startTestServer(
    upstream.origin,
    plainPages(async () => ({
      kind: 'page',
      status: 200,
      html: '',
      inlineStyles: ['a{}'],
      inlineScripts: ['b()'],
    })),
  );
  const policy = (await door.get('/')).headers.get('content-security-policy');
  expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(policy?.match(/sha256-/g)).toHaveLength(3);
  await door.close();
});

it('has no page at a second address, and none among the calls', async () => {
  const door = await startTestServer(upstream.origin);
  // What makes addresses of texts would take the dots away.
  const answer = await door.raw(
    'GET /nyhet/%2e%2e HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  const call = await door.get('/bff/no-such-call', { headers: { accept: 'application/json' } });
  expect([call.status, call.headers.get('content-type')]).toEqual([
    404,
    expect.stringContaining('problem+json'),
  ]);
  await door.close();
});

it('tells the renderer of accepted cookies, and of our own origin whatever other headers say', async () => {
  const asked: { hasAcceptedCookies: boolean; origin: string }[] = [];
  const door = await startTestServer(
    upstream.origin,
    plainPages(async ({ hasAcceptedCookies, origin }) => {
      asked.push({ hasAcceptedCookies, origin });
      return { kind: 'redirect', status: 303, location: '/nyheter' };
    }),
  );
  await door.get('/', {
    headers: { 'x-forwarded-host': 'evil.example.org', forwarded: 'host=evil.example.org' },
  });
  const answer = await door.get('/', { headers: { cookie: 'a=b; AcceptCookies=true' } });
  expect(answer.headers.get('location')).toBe('/nyheter');
  expect(asked).toEqual([
    { hasAcceptedCookies: false, origin: 'http://localhost:3000' },
    { hasAcceptedCookies: true, origin: 'http://localhost:3000' },
  ]);
  await door.close();
});

it('leads back from the sign-in page to the whole address, whatever of it pages read', async () => {
  const door = await startTestServer(
    upstream.origin,
    plainPages(async ({ url }) => ({
      kind: 'redirect',
      status: 302,
      location: `/login?${new URLSearchParams({ tillbaka: url })}`,
    })),
  );
  const wayBackFrom = async (path: string) => {
    const location = (await door.get(path)).headers.get('location') ?? '';
    return new URL(location, 'http://site').searchParams.get('tillbaka');
  };
  for (const path of ['/profile/admin/users?roll=3&ordning=titel&sida=2', '/profile/admin/users?roll=4']) {
    expect(await wayBackFrom(path)).toBe(path);
  }
  await door.close();
});

it('has a last page for when even rendering fails, and tells nothing of why', async () => {
  const door = await startTestServer(
    upstream.origin,
    plainPages(async () => {
      throw new Error('secret of the house');
    }),
  );
  const answer = await door.get('/');
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('tel:112');
  expect(html).not.toContain('secret');
  await door.close();
});

it('accepts cookies for a browser without scripts, and leads back to this site only', async () => {
  const door = await startTestServer(upstream.origin);
  const send = (returnTo: string, origin: string) =>
    door.get('/bff/cookies', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ returnTo }),
    });
  const answer = await send('/nyheter?sida=2', 'http://localhost:3000');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nyheter?sida=2']);
  expect(answer.headers.get('set-cookie')).toBe('AcceptCookies=true; Max-Age=31536000; Path=/; SameSite=Lax');
  expect((await send('//evil.example.org', 'http://localhost:3000')).headers.get('location')).toBe('/');
  expect((await send('/', 'https://evil.example.org')).status).toBe(403);
  await door.close();
});

it.each(['/sida/%E0%A4%A', '/sok/%'])('refuses the address %s, with a page that leads home', async (path) => {
  const door = await startTestServer(upstream.origin);
  const answer = await door.raw(`GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('<!doctype html>');
  expect(answer).toContain('Adressen går inte att läsa.');
  expect(answer).toContain('<a href="/">');
  await door.close();
});

it('sends a page packed as the browser takes it, and once only while it is the same', async () => {
  const html = `<!doctype html>${'<p>Brandvarnare räddar liv.</p>'.repeat(500)}`;
  const door = await startTestServer(
    upstream.origin,
    plainPages(async () => ({ kind: 'page', status: 200, html, inlineStyles: [], inlineScripts: [] })),
  );
  for (const encoding of ['br', 'gzip']) {
    const answer = await door.get('/', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(html.length / 20);
    expect(await answer.text()).toBe(html);
  }
  const plain = await door.get('/', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toContain('accept-encoding');
  const etag = plain.headers.get('etag') ?? '';
  const again = await door.get('/', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await door.close();
});

it('renders a page once for a crowd, and apart for those who have accepted cookies', async () => {
  const rendered: string[] = [];
  const door = await startTestServer(
    upstream.origin,
    plainPages(async ({ url, hasAcceptedCookies }) => {
      rendered.push(`${url} ${hasAcceptedCookies}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { kind: 'page', status: 200, html: url, inlineStyles: [], inlineScripts: [] };
    }),
    60_000,
  );
  const crowd = Array.from({ length: 50 }, (_, index) =>
    door.get('/nyheter', {
      headers: { 'x-forwarded-host': `evil${index}.example.org`, cookie: `visitor=${index}` },
    }),
  );
  expect(new Set(await Promise.all((await Promise.all(crowd)).map((answer) => answer.text())))).toEqual(
    new Set(['/nyheter']),
  );
  await door.get('/nyheter', { headers: { cookie: 'AcceptCookies=true' } });
  await door.get('/nyheter?sida=2');
  expect(rendered).toEqual(['/nyheter false', '/nyheter true', '/nyheter?sida=2 false']);
  await door.close();
});
