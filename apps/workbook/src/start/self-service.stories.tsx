import { SelfService } from '@brandpost/web/src/features/start/self-service.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { DEMO_SITE } from '../site/demo-site.ts';
import { EMPTY_SITE, type SiteContent } from '../site/site-content.ts';

export default { title: 'site/Self service' } satisfies Meta;

function story({ links }: SiteContent): StoryObj {
  const services = links.filter(({ type }) => type === 'e-service');
  return { render: () => <SelfService services={services} /> };
}

export const Ordinary = story(DEMO_SITE);
export const Empty = story(EMPTY_SITE);
export const TooLong = story(CROWDED_SITE);
