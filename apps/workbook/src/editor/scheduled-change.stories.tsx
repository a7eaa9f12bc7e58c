import { draftToWire, type ScheduledChange } from '@brandpost/rubicore-api';
import { ScheduleForm } from '@brandpost/web/src/features/editor/scheduled-change/schedule-form.tsx';
import type { Scheduling } from '@brandpost/web/src/features/editor/scheduled-change/use-scheduled-change.ts';
import { WaitingChange } from '@brandpost/web/src/features/editor/scheduled-change/waiting-change.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';
import { BesideCanvas } from './beside-canvas.tsx';
import { InEditorSession } from './in-editor-session.tsx';
import { NOTHING_WAITS } from './nothing-waits.ts';
import { EARLIER, REFERENCE_DATA, WRITTEN } from './written-post.ts';

export default { title: 'editor/Scheduled change' } satisfies Meta;

const { title, content } = draftToWire(EARLIER);
const WAITING: ScheduledChange = {
  postId: 12,
  publishAt: '2026-12-01T06:00:00+01:00',
  savedDate: '2026-11-20T14:30:00+01:00',
  authorId: 4,
  authorName: 'Cecilia Provlund',
  maskedById: null,
  post: { title, content },
  failure: null,
};

function waits(change: Partial<ScheduledChange> = {}): StoryObj {
  const scheduling = { ...NOTHING_WAITS, waiting: { ...WAITING, ...change } };
  return {
    render: () => (
      <BesideCanvas>
        <InEditorSession draft={WRITTEN}>
          {({ client }) => (
            <WaitingChange
              scheduling={scheduling}
              draft={WRITTEN}
              referenceData={REFERENCE_DATA}
              client={client}
            />
          )}
        </InEditorSession>
      </BesideCanvas>
    ),
  };
}

function form(scheduling: Partial<Scheduling> = {}): StoryObj {
  return {
    render: () => (
      <BesideCanvas>
        <ScheduleForm scheduling={{ ...NOTHING_WAITS, ...scheduling }} override={null} isStopped={false} />
      </BesideCanvas>
    ),
  };
}

export const Waiting: StoryObj = waits();
export const WithDifference: StoryObj = {
  ...waits(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Visa vad som ändras' }));
    await canvas.findByText('Ring 112 om det brinner.');
  },
};
export const TooLong: StoryObj = waits({ authorName: TOO_LONG });
export const CouldNotBeMade: StoryObj = waits({ failure: 'Adressen är upptagen av en annan sida.' });
export const Form: StoryObj = form();
export const FormWithoutTime: StoryObj = {
  ...form(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schemalägg ändringen' }));
    await canvas.findByText('Välj en tid.');
  },
};
export const FormRefused: StoryObj = form({ problem: 'Tiden har redan passerat.' });
