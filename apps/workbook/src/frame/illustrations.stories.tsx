import { BrokenLine } from '@brandpost/web/src/illustrations/broken-line.tsx';
import { CalmLake } from '@brandpost/web/src/illustrations/calm-lake.tsx';
import { ClosedKiosk } from '@brandpost/web/src/illustrations/closed-kiosk.tsx';
import { LeakingHydrant } from '@brandpost/web/src/illustrations/leaking-hydrant.tsx';
import { Magnifier } from '@brandpost/web/src/illustrations/magnifier.tsx';
import { Mailbox } from '@brandpost/web/src/illustrations/mailbox.tsx';
import { RoadWorks } from '@brandpost/web/src/illustrations/road-works.tsx';
import { Signpost } from '@brandpost/web/src/illustrations/signpost.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** What is there to be looked at when there is nothing else to show. */
export default { title: 'site/Illustrations' } satisfies Meta;

export const NotFound: StoryObj = { render: () => <Signpost /> };
export const NothingFound: StoryObj = { render: () => <Magnifier /> };
export const NoConnection: StoryObj = { render: () => <BrokenLine /> };
export const Failed: StoryObj = { render: () => <LeakingHydrant /> };
export const Maintenance: StoryObj = { render: () => <RoadWorks /> };
export const NoCrisis: StoryObj = { render: () => <CalmLake /> };
export const NoNews: StoryObj = { render: () => <Mailbox /> };
export const NoServices: StoryObj = { render: () => <ClosedKiosk /> };
