import { SEARCH_PANEL_ID, SearchPanel } from '@brandpost/web/src/layout/search-panel/search-panel.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';
import { Opened } from './opened.tsx';

export default {
  title: 'site/Search panel',
  render: () => (
    <Opened id={SEARCH_PANEL_ID}>
      <SearchPanel />
    </Opened>
  ),
} satisfies Meta;

export const Ordinary: StoryObj = {};
export const Empty: StoryObj = { parameters: site({ content: EMPTY_SITE }) };
export const TooLong: StoryObj = { parameters: site({ content: CROWDED_SITE }) };
export const Failed: StoryObj = { parameters: site({ failsWith: 500 }) };
