import { Container } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';

export default { title: 'ui/Container' } satisfies Meta;

export const Ordinary: StoryObj = { render: () => <Container>Ring 112 vid nödläge.</Container> };
export const TooLong: StoryObj = { render: () => <Container>{TOO_LONG.repeat(12)}</Container> };
