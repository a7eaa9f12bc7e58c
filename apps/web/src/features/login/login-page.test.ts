import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../rendered.fixtures.ts';
import { sessionOf, UNKNOWN } from '../../session/session.fixtures.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { loginTexts } from './login-texts.ts';

const PASSWORD_FORM = 'action="/bff/login"';
const SINGLE_SIGN_ON_FORM = 'action="/rubicore/saml/v1/login"';

describe('the sign-in page', () => {
  it.each([
    [{ password: true, singleSignOn: true }, true, true],
    [{ password: true, singleSignOn: false }, true, false],
    [{ password: false, singleSignOn: true }, false, true],
    [{ password: false, singleSignOn: false }, false, false],
  ])('shows the ways in that are open, and no other: %j', async (signIn, hasPassword, hasSingleSignOn) => {
    const html = await htmlOf('/login', { signIn: { passkeys: [], ...signIn } });
    expect(html.includes(PASSWORD_FORM)).toBe(hasPassword);
    expect(html.includes(SINGLE_SIGN_ON_FORM)).toBe(hasSingleSignOn);
    expect(html.includes(loginTexts.closed)).toBe(!hasPassword && !hasSingleSignOn);
  });

  it('hands on where somebody wants to go, as a value of its forms and nothing else', async () => {
    const html = await htmlOf('/login?tillbaka=%2F%2Fevil.example.org%22%3E');
    const field = '<input type="hidden" name="returnTo" value="//evil.example.org&quot;&gt;"/>';
    expect(html.split(field)).toHaveLength(3);
    expect(html.split('evil.example.org')).toHaveLength(3);
  });

  it.each(Object.entries(loginTexts.failures))(
    'says what to do about %s, and so in its title',
    async (code, words) => {
      const html = await htmlOf(`/login?fel=${code}`);
      expect(html).toContain('<title>Fel: Logga in – ');
      expect(html).toContain(words.title);
      expect(html).toContain(words.text);
    },
  );

  it('says nothing about a code that it does not know', async () => {
    const html = await htmlOf('/login?fel=hej');
    expect(html).not.toContain('role="alert" tabindex');
    expect(html).toContain('<title>Logga in – ');
  });

  it('says that somebody is signed out, and whether the identity provider knows', async () => {
    expect(await htmlOf('/login?utloggad=1')).toContain(loginTexts.signedOut.text);
    const hereAlone = await htmlOf('/login?utloggad=1&fel=idp');
    expect(hereAlone).toContain(loginTexts.signedOutHereAlone.text);
    expect(hereAlone).not.toContain(loginTexts.failures.idp.title);
  });

  it('tells who is signed in already who they are, and asks for nothing', async () => {
    const html = await htmlOf('/login', { session: sessionOf('Anna Exempelsson') });
    expect(html).toContain('Anna Exempelsson');
    expect(html).not.toContain(PASSWORD_FORM);
    expect(html).toContain('action="/bff/logout"');
  });

  it('says calmly that a session cannot be read, and lets in all the same', async () => {
    const html = await htmlOf('/login', { session: UNKNOWN });
    expect(html).toContain(sessionTexts.unknownTitle);
    expect(html).toContain(PASSWORD_FORM);
  });

  it('stands when the API answers nothing', async () => {
    expect(await htmlOf('/login', { status: 500 })).toContain(PASSWORD_FORM);
    expect(await htmlOf('/login', { status: 401 })).toContain(PASSWORD_FORM);
  });
});
