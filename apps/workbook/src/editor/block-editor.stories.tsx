import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditedPage } from './edited-page.tsx';
import { ADVENT, FIVE_HUNDRED } from './editor-content.ts';

export default { title: 'editor/Block editor' } satisfies Meta;

export const Ordinary: StoryObj = { render: () => <EditedPage content={ADVENT} /> };
export const Empty: StoryObj = { render: () => <EditedPage content={[]} /> };
export const Restricted: StoryObj = { render: () => <EditedPage content={ADVENT} isRestricted /> };
export const WithFindings: StoryObj = { render: () => <EditedPage content={ADVENT} isChecked /> };
export const FiveHundredBlocks: StoryObj = {
  render: () => <EditedPage content={FIVE_HUNDRED} hasReadout={false} />,
};
