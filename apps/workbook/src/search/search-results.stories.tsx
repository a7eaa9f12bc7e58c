import { loader } from '@brandpost/web/src/features/search/search-loader.ts';
import { Page } from '@brandpost/web/src/features/search/search-page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { DEMO_SITE } from '../site/demo-site.ts';
import { type SiteAround, site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default { title: 'site/Search results', render: () => <Page /> } satisfies Meta;

function story(around: Partial<SiteAround>, text = 'brandvarnare'): StoryObj {
  return {
    parameters: site({
      path: `/sok/${text}`,
      route: '/sok/:slug?',
      loader,
      ...around,
    }),
  };
}

export const Ordinary = story({ content: DEMO_SITE }, 'brandvanare');
export const Empty = story({ content: EMPTY_SITE });
export const TooLong = story({ content: CROWDED_SITE }, 'a'.repeat(100));
