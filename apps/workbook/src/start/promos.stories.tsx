import { Promos } from '@brandpost/web/src/features/start/promos.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'site/Promos', render: () => <Promos hasContactPage hasJobsPage /> } satisfies Meta;

export const Ordinary: StoryObj = {};
