import { ProgressBar } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'ui/Progress bar' } satisfies Meta;

export const Ordinary: StoryObj = {
  render: () => <ProgressBar $durationMs={2000} role="progressbar" aria-label="Sidan laddas" />,
};
