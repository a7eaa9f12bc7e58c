import { describe, expect, it } from 'vitest';
import { htmlOf, rendered } from '../rendered.fixtures.ts';
import { sv } from '../texts/sv.ts';
import { sessionOf, UNKNOWN } from './session.fixtures.ts';
import { sessionTexts } from './session-texts.ts';

const { logOut, profile, createContent, account } = sessionTexts;
const topBarOf = (html: string) => /<nav aria-label="Toppmeny".*?<\/nav>/.exec(html)?.[0] ?? '';
const menuOf = (html: string) => html.slice(html.indexOf('id="meny"'));

describe('the top bar', () => {
  it('has its three ways for administrators alone', async () => {
    const bar = topBarOf(
      await htmlOf('/', { session: sessionOf('Anna Exempelsson', { isAdministrator: true }) }),
    );
    for (const text of [logOut, profile, createContent]) expect(bar).toContain(text);
    expect(bar).toContain('href="/profile/info/annexe01"');
    expect(bar).toContain('href="/skapa-innehall"');
    expect(bar).toContain('<form action="/bff/logout" method="post">');
  });

  it.each([
    ['visitors', {}],
    ['staff without that role', { session: sessionOf('Anna Exempelsson') }],
    ['somebody unknown', { session: UNKNOWN }],
  ])('has none of them for %s', async (_, asked) => {
    const bar = topBarOf(await htmlOf('/', asked));
    for (const text of [logOut, profile, createContent]) expect(bar).not.toContain(text);
    expect(bar).toContain('</nav>');
  });

  it('leads to the page of contacts, unless it is known that there is none', async () => {
    expect(topBarOf(await htmlOf('/'))).not.toContain(sv.header.contact);
    expect(topBarOf(await htmlOf('/changelog', { status: 500 }))).toContain(sv.header.contact);
  });
});

describe('the menu', () => {
  it('says who is signed in, with the way out', async () => {
    const menu = menuOf(await htmlOf('/', { session: sessionOf('Anna Exempelsson') }));
    expect(menu).toContain('Anna Exempelsson');
    expect(menu).toContain('<form action="/bff/logout" method="post">');
    expect(menuOf(await htmlOf('/'))).not.toContain(account);
  });
});

describe('acting as another', () => {
  const session = sessionOf('Bengt Testsson', { maskedBy: 'Sigrid Systemlund' });

  it.each(['/nyheter?sida=2', '/login', '/maintenance'])(
    'is seen at %s, and can be ended there',
    async (path) => {
      const html = await htmlOf(path, { session });
      expect(html).toContain('Du agerar som <strong>Bengt Testsson</strong>');
      expect(html).toContain('action="/bff/masquerade/end"');
      expect(html).toContain(`<input type="hidden" name="returnTo" value="${path}"/>`);
    },
  );

  it('is not seen by those who are themselves', async () => {
    expect(await htmlOf('/', { session: sessionOf('Bengt Testsson') })).not.toContain('masquerade/end');
  });

  it('names the person who is signed in where one signs out', async () => {
    expect(menuOf(await htmlOf('/', { session }))).toContain('Sigrid Systemlund');
  });
});

describe('a session', () => {
  it('that cannot be read is announced on every page', async () => {
    expect(await htmlOf('/nyheter', { session: UNKNOWN })).toContain(sessionTexts.unknownTitle);
    expect(await htmlOf('/nyheter')).not.toContain(sessionTexts.unknownTitle);
  });

  it('that the API refuses leads to the sign-in page and back', async () => {
    expect(await rendered('/nyheter?sida=2', { session: sessionOf('Anna'), status: 401 })).toMatchObject({
      kind: 'redirect',
      location: '/login?tillbaka=%2Fnyheter%3Fsida%3D2',
    });
  });

  it('goes to the browser with the page, so that nothing changes once scripts run', async () => {
    const session = sessionOf('Anna Exempelsson');
    const page = await rendered('/', { session });
    const state = /id="state">(.*?)<\/script>/.exec(page.kind === 'page' ? page.html : '')?.[1] ?? '{}';
    expect(JSON.parse(state).session).toEqual(session);
  });
});
