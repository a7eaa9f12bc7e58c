import type { StorybookConfig } from '@storybook/react-vite';

/** The pictures that stories name. They need not be looked at one by one: one drawing stands for all. */
const PICTURES = [
  'brandvarnare-i-tak.jpg',
  'brandfilt-kok.jpg',
  'adventsljusstake.jpg',
  'rib-grupp-vid-bil_thumb.jpg',
  'brandvarnare-i-tak_thumb.jpg',
  'brandfilt-kok_thumb.jpg',
  'adventsljusstake_thumb.jpg',
  'rib-grupp-vid-bil.jpg',
];

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: PICTURES.map((name) => ({ from: '../pictures/smoke-alarm.jpg', to: `/media/${name}` })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Every story says its own states; nothing is made from a component's types.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
