import { FooterView } from '@brandpost/web/src/layout/footer/footer-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default {
  title: 'site/Footer',
  // Its way to the top leads here.
  render: () => (
    <div id="top">
      <FooterView />
    </div>
  ),
} satisfies Meta;

export const Ordinary: StoryObj = {};
export const Empty: StoryObj = { parameters: site({ content: EMPTY_SITE }) };
export const TooLong: StoryObj = { parameters: site({ content: CROWDED_SITE }) };
export const Failed: StoryObj = { parameters: site({ failsWith: 500 }) };
