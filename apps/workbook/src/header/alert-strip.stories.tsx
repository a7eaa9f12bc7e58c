import { AlertStrip } from '@brandpost/web/src/layout/header/alert-strip.tsx';
import { worstAlerts } from '@brandpost/web/src/layout/header/strip-rows.ts';
import { useActiveAlerts } from '@brandpost/web/src/layout/header/use-active-alerts.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { DEMO_SITE, demoPosts } from '../site/demo-site.ts';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default {
  title: 'site/Alert strip',
  render: function ActiveAlerts() {
    return <AlertStrip {...worstAlerts(useActiveAlerts())} />;
  },
} satisfies Meta;

export const Ordinary: StoryObj = {
  parameters: site({ content: { ...DEMO_SITE, posts: demoPosts('alert').slice(0, 1) } }),
};
export const Several: StoryObj = {
  parameters: site({ content: { ...DEMO_SITE, posts: demoPosts('alert').slice(0, 3) } }),
};
export const Empty: StoryObj = { parameters: site({ content: EMPTY_SITE }) };
export const TooLong: StoryObj = { parameters: site({ content: CROWDED_SITE }) };
export const Failed: StoryObj = { parameters: site({ failsWith: 500 }) };
