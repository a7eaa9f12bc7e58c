import { Page } from '@brandpost/web/src/features/login/login-page.tsx';
import { sessionOf, UNKNOWN } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { type SiteAround, site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';

export default {
  title: 'site/Login',
  render: () => (
    <main>
      <Page />
    </main>
  ),
} satisfies Meta;

function story(around: Partial<SiteAround>, query = ''): StoryObj {
  return { parameters: site({ path: `/login${query}`, ...around }) };
}

export const Ordinary = story({});
export const PasswordAlone = story({ signIn: { password: true, passkeys: [], singleSignOn: false } });
export const SingleSignOnAlone = story({ signIn: { password: false, passkeys: [], singleSignOn: true } });
export const Empty = story({ signIn: { password: false, passkeys: [], singleSignOn: false } });
export const TooLong = story({ content: CROWDED_SITE });
export const Failed = story({}, '?fel=uppgifter');
export const SignedOut = story({}, '?utloggad=1');
export const AlreadySignedIn = story({ session: sessionOf('Anneli Xerxes', { isAdministrator: true }) });
export const AlreadySignedInTooLong = story({ session: sessionOf(TOO_LONG) });
export const UnknownSession = story({ session: UNKNOWN });
