import type { FireAdvice } from '@brandpost/web/src/queries/fire-advice.ts';
import { FireCard } from '@brandpost/web/src/routes/start/fire-card.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO_SITE, demoPosts } from '../site/demo-site.ts';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';
import { TOO_LONG } from '../texts.ts';

export default { title: 'site/Fire card' } satisfies Meta;

const ADVICE = demoPosts('page').find(({ slug }) => slug === 'eldningsforbud') ?? null;

function story(advice: FireAdvice | null, content = EMPTY_SITE): StoryObj {
  return { render: () => <FireCard advice={advice} />, parameters: site({ content }) };
}

const ban = demoPosts('alert').map((alert) => ({ ...alert, title: 'Eldningsförbud i hela länet' }));

export const Ordinary = story(ADVICE);
export const WhileForbidden = story(ADVICE, { ...DEMO_SITE, posts: ban });
export const Empty = story(null);
export const TooLong = story({ slug: 'elda', title: TOO_LONG, excerpt: TOO_LONG.repeat(6) });
