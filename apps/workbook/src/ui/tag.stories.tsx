import { Tag } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';

export default { title: 'ui/Tag' } satisfies Meta;

export const Plain: StoryObj = { render: () => <Tag>Sida</Tag> };
export const Signal: StoryObj = { render: () => <Tag $tone="signal">Fäst nyhet</Tag> };
export const Crisis: StoryObj = { render: () => <Tag $tone="crisis">Pågår</Tag> };
export const Warning: StoryObj = { render: () => <Tag $tone="warning">3 att läsa</Tag> };
export const Good: StoryObj = { render: () => <Tag $tone="good">Uppdaterad</Tag> };
export const TooLong: StoryObj = { render: () => <Tag>{TOO_LONG}</Tag> };
