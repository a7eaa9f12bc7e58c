import { CookieBanner } from '@brandpost/web/src/layout/cookie-banner/cookie-banner.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';

export default { title: 'site/Cookie banner', render: () => <CookieBanner /> } satisfies Meta;

export const Ordinary: StoryObj = { parameters: site({ hasAcceptedCookies: false }) };
/** Accepted: there is nothing to see. */
export const Empty: StoryObj = { parameters: site({ hasAcceptedCookies: true }) };
