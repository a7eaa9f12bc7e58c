import type { Preview } from '@storybook/react-vite';
import { prepareSite } from '../src/site/prepare-site.ts';
import { withSite } from '../src/site/with-site.tsx';
import { withTheme } from '../src/theme/with-theme.tsx';

export default {
  loaders: [prepareSite],
  decorators: [withSite, withTheme],
  globalTypes: {
    theme: {
      description: 'The theme of the site',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system' },
  parameters: { layout: 'fullscreen' },
} satisfies Preview;
