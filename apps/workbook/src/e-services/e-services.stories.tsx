import { eServiceSlug } from '@brandpost/domain';
import { loader } from '@brandpost/web/src/features/e-services/e-services-loader.ts';
import { Page } from '@brandpost/web/src/features/e-services/e-services-page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { DEMO_SITE } from '../site/demo-site.ts';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE, type SiteContent } from '../site/site-content.ts';

/** The cards of all e-services, and the explanation of one. */
export default { title: 'site/E-services', render: () => <Page /> } satisfies Meta;

function all(content: SiteContent, path = '/e-tjanster'): StoryObj {
  return {
    parameters: site({
      path,
      route: '/e-tjanster/:slug?',
      content,
      loader,
    }),
  };
}

function one({ links, ...content }: SiteContent, url?: string): StoryObj {
  const shown = links.slice(0, 1).map((link) => ({ ...link, url: url ?? link.url }));
  return all({ ...content, links: shown }, `/e-tjanster/${shown.map(eServiceSlug)}`);
}

export const Ordinary = all(DEMO_SITE);
export const Empty = all(EMPTY_SITE);
export const TooLong = all(CROWDED_SITE);
export const NothingFound = all(DEMO_SITE, '/e-tjanster?q=rymdfärd');
export const One = one(DEMO_SITE);
export const OneTooLong = one(CROWDED_SITE);
/** Its address is none that a link may have. */
export const OneFailed = one(DEMO_SITE, 'javascript:alert(1)');
