import { Landscape, Shield, Stripe } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** What is there to be looked at, and is hidden from screen readers. */
export default { title: 'ui/Decoration' } satisfies Meta;

export const TheLandscape: StoryObj = { render: () => <Landscape /> };
export const TheShield: StoryObj = { render: () => <Shield size={160} /> };
export const TheStripe: StoryObj = { render: () => <Stripe /> };
