import { TopBar } from '@brandpost/web/src/layout/header/top-bar.tsx';
import { sessionOf } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';

export default { title: 'site/Top bar', render: () => <TopBar /> } satisfies Meta;

export const Ordinary: StoryObj = {};
export const ForAdministrators: StoryObj = {
  parameters: site({ session: sessionOf('Anneli Xerxes', { isAdministrator: true }) }),
};
