import { SignInAgain } from '@brandpost/web/src/features/login/sign-in-again.tsx';
import { sessionOf } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { nothingHappens } from './nothing-happens.ts';

const session = sessionOf('Anna Exempelsson');

export default {
  title: 'editor/Sign in again',
  render: () => <SignInAgain isAsked onSignedIn={nothingHappens} />,
  parameters: site({ session }),
} satisfies Meta;

export const Ordinary: StoryObj = {};
export const PasswordAlone: StoryObj = {
  parameters: site({ session, signIn: { password: true, passkeys: [], singleSignOn: false } }),
};
export const SingleSignOnAlone: StoryObj = {
  parameters: site({ session, signIn: { password: false, passkeys: [], singleSignOn: true } }),
};
/** There is no service behind the workbook to sign in to. */
export const Failed: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga in' }));
    await canvas.findByText(/just nu/);
  },
};
