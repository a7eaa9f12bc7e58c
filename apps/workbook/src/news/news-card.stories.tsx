import { Container } from '@brandpost/ui';
import { NewsCard } from '@brandpost/web/src/features/news/news-card.tsx';
import type { NewsSummary } from '@brandpost/web/src/features/news/news-query.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bare, PINNED, tooLong } from './news.ts';

export default { title: 'site/News card' } satisfies Meta;

function story(news: NewsSummary): StoryObj {
  return {
    render: () => (
      <Container>
        <NewsCard news={news} heading="h2" isFirstSeen />
      </Container>
    ),
  };
}

export const Ordinary = story(PINNED);
export const Empty = story(bare(PINNED));
export const TooLong = story(tooLong(PINNED));
