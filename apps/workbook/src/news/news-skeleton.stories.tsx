import { NewsSkeleton } from '@brandpost/web/src/features/news/news-skeleton.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'site/News skeleton' } satisfies Meta;

export const Ordinary: StoryObj = {
  render: () => (
    <ol>
      <NewsSkeleton />
    </ol>
  ),
};
