import { Button, IconButton } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';

export default { title: 'ui/Button' } satisfies Meta;

export const Ordinary: StoryObj = { render: () => <Button type="button">Skicka</Button> };
export const Quiet: StoryObj = {
  render: () => (
    <Button type="button" data-look="quiet">
      Avbryt
    </Button>
  ),
};
export const Disabled: StoryObj = {
  render: () => (
    <Button type="button" disabled>
      Sök
    </Button>
  ),
};
export const TooLong: StoryObj = { render: () => <Button type="button">{TOO_LONG}</Button> };
export const IconAlone: StoryObj = {
  render: () => (
    <IconButton type="button" aria-label="Stäng">
      ×
    </IconButton>
  ),
};
