import { Breadcrumbs } from '@brandpost/web/src/article/breadcrumbs.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';

export default { title: 'site/Breadcrumbs' } satisfies Meta;

function story(...titles: readonly string[]): StoryObj {
  const trail = titles.map((title, index) => ({ title, path: `/sida/${index}` }));
  return { render: () => <Breadcrumbs trail={trail} /> };
}

export const Ordinary = story('Brandsäkerhet hemma', 'Brandvarnare');
export const Empty = story();
export const TooLong = story(TOO_LONG, TOO_LONG, TOO_LONG);
