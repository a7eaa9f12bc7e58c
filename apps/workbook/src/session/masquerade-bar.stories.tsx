import { MasqueradeBar } from '@brandpost/web/src/layout/account/masquerade-bar.tsx';
import { sessionOf } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';

export default { title: 'site/Masquerade bar', render: () => <MasqueradeBar /> } satisfies Meta;

export const Ordinary: StoryObj = {
  parameters: site({ session: sessionOf('Anneli Xerxes', { maskedBy: 'Sys Admin' }) }),
};
/** Nobody acts as anybody: there is nothing to see. */
export const Empty: StoryObj = {};
export const TooLong: StoryObj = {
  parameters: site({ session: sessionOf(TOO_LONG, { maskedBy: 'Sys Admin' }) }),
};
