import { decodePost } from '@brandpost/rubicore-api';
import { PageTiles } from '@brandpost/web/src/features/overviews/page-tiles.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { demoPosts } from '../site/demo-site.ts';
import type { StoryPost } from '../site/site-content.ts';

export default { title: 'site/Page tiles' } satisfies Meta;

function story(pages: readonly StoryPost[]): StoryObj {
  return {
    render: () => (
      <PageTiles
        pages={pages.map(decodePost).filter((page) => page !== null)}
        pathOf={({ slug }) => `/sida/${slug}`}
        title="Läs vidare"
      />
    ),
  };
}

export const Ordinary = story(demoPosts('page').slice(0, 5));
export const Empty = story([]);
export const TooLong = story(CROWDED_SITE.posts.slice(0, 3));
