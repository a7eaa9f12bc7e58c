import { ErrorMessage } from '@brandpost/web/src/layout/error-pages/error-message.tsx';
import { ErrorPage } from '@brandpost/web/src/layout/error-pages/error-page.tsx';
import { NotFoundPage } from '@brandpost/web/src/layout/error-pages/not-found-page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';

export default { title: 'site/Error message' } satisfies Meta;

export const NotFound: StoryObj = { render: () => <NotFoundPage /> };
export const Failed: StoryObj = { render: () => <ErrorPage /> };
export const TooLong: StoryObj = {
  render: () => <ErrorMessage status={500} title={TOO_LONG} english={['Error']} text={TOO_LONG.repeat(4)} />,
};
