import { loadContentView } from '@brandpost/web/src/article/content-view.ts';
import { SizedPage } from '@brandpost/web/src/features/editor/preview/sized-page.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { RESOURCES } from './editor-resources.ts';
import { WRITTEN } from './written-post.ts';

export default {
  title: 'editor/Page on a screen',
  parameters: site({ load: loadContentView }),
} satisfies Meta;

export const Phone: StoryObj = { render: () => <OnScreen size="phone" /> };
export const Tablet: StoryObj = { render: () => <OnScreen size="tablet" /> };
export const Desktop: StoryObj = { render: () => <OnScreen size="desktop" /> };

function OnScreen({ size }: { size: 'phone' | 'tablet' | 'desktop' }) {
  return <SizedPage size={size} draft={WRITTEN} resources={RESOURCES} />;
}
