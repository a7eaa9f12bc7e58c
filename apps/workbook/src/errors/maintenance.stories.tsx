import { loader, Page } from '@brandpost/web/src/features/maintenance/maintenance-page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default {
  title: 'site/Maintenance',
  render: () => <Page />,
  parameters: site({ loader }),
} satisfies Meta;

export const Ordinary: StoryObj = {};
export const Empty: StoryObj = { parameters: site({ loader, content: EMPTY_SITE }) };
export const TooLong: StoryObj = { parameters: site({ loader, content: CROWDED_SITE }) };
export const Failed: StoryObj = { parameters: site({ loader, failsWith: 500 }) };
