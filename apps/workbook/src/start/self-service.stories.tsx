import { linksQuery } from '@brandpost/web/src/queries/links.ts';
import { SelfService } from '@brandpost/web/src/routes/start/self-service.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { type SiteAround, site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default { title: 'site/Self service', render: () => <SelfService /> } satisfies Meta;

function story(around: Partial<SiteAround>): StoryObj {
  return {
    parameters: site({
      load: (services) => services.queryClient.prefetchQuery(linksQuery(services, 'e-service')),
      ...around,
    }),
  };
}

export const Ordinary = story({});
export const Empty = story({ content: EMPTY_SITE });
export const TooLong = story({ content: CROWDED_SITE });
export const Failed = story({ failsWith: 500 });
