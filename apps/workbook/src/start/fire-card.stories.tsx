import { fireAdviceQuery } from '@brandpost/web/src/queries/fire-advice.ts';
import { FireCard } from '@brandpost/web/src/routes/start/fire-card.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { DEMO_SITE, demoPosts } from '../site/demo-site.ts';
import { type SiteAround, site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default { title: 'site/Fire card', render: () => <FireCard /> } satisfies Meta;

function story(around: Partial<SiteAround>): StoryObj {
  return {
    parameters: site({
      load: (services) => services.queryClient.prefetchQuery(fireAdviceQuery(services)),
      ...around,
    }),
  };
}

const ban = demoPosts('alert').map((alert) => ({ ...alert, title: 'Eldningsförbud i hela länet' }));

export const Ordinary = story({});
export const WhileForbidden = story({ content: { ...DEMO_SITE, posts: ban } });
export const Empty = story({ content: EMPTY_SITE });
export const TooLong = story({ content: CROWDED_SITE });
export const Failed = story({ failsWith: 500 });
