import { connectionIs } from '@brandpost/web/src/connection/connection.ts';
import { ConnectionNotice } from '@brandpost/web/src/connection/connection-notice.tsx';
import { NoConnectionPage } from '@brandpost/web/src/layout/error-pages/no-connection-page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'site/Connection', render: () => <ConnectionNotice /> } satisfies Meta;

export const Lost: StoryObj = {
  beforeEach: () => {
    connectionIs(false);
    return () => connectionIs(true);
  },
};
export const There: StoryObj = {};
/** The page loads itself anew as soon as it reaches the site: here it reaches nothing. */
export const NoPage: StoryObj = {
  render: () => <NoConnectionPage />,
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    return () => {
      globalThis.fetch = fetch;
    };
  },
};
