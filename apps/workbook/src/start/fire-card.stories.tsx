import { FireCard } from '@brandpost/web/src/features/start/fire-card.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default { title: 'site/Fire card' } satisfies Meta;

export const Ordinary: StoryObj = {
  render: () => <FireCard slug="eldningsforbud" />,
  parameters: site({ content: EMPTY_SITE }),
};
