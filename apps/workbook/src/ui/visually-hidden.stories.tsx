import { VisuallyHidden } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'ui/Visually hidden' } satisfies Meta;

export const Ordinary: StoryObj = {
  render: () => (
    <p>
      Läs mer<VisuallyHidden> om brandvarnare</VisuallyHidden>
    </p>
  ),
};
