import { Container } from '@brandpost/ui';
import type { NewsSummary } from '@brandpost/web/src/features/news/news-query.ts';
import { NewsRow } from '@brandpost/web/src/features/news/news-row.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bare, NEWS, tooLong } from './news.ts';

export default { title: 'site/News row' } satisfies Meta;

function story(news: NewsSummary): StoryObj {
  return {
    render: () => (
      <Container>
        <NewsRow news={news} heading="h2" hasPicture />
      </Container>
    ),
  };
}

export const Ordinary = story(NEWS);
export const Empty = story(bare(NEWS));
export const TooLong = story(tooLong(NEWS));
