import { MENU_PANEL_ID, MenuPanel } from '@brandpost/web/src/layout/menu/menu-panel.tsx';
import { sessionOf } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';
import { TOO_LONG } from '../texts.ts';
import { Opened } from './opened.tsx';

export default {
  title: 'site/Menu panel',
  render: () => (
    <Opened id={MENU_PANEL_ID}>
      <MenuPanel />
    </Opened>
  ),
} satisfies Meta;

export const Ordinary: StoryObj = {};
export const SignedIn: StoryObj = { parameters: site({ session: sessionOf('Anneli Xerxes') }) };
export const Empty: StoryObj = { parameters: site({ content: EMPTY_SITE }) };
export const TooLong: StoryObj = {
  parameters: site({ content: CROWDED_SITE, session: sessionOf(TOO_LONG) }),
};
export const Failed: StoryObj = { parameters: site({ failsWith: 500 }) };
