import type { PostDraft } from '@brandpost/domain';
import { useServices } from '@brandpost/web/src/api/services.ts';
import { AcknowledgementFields } from '@brandpost/web/src/features/editor/post/acknowledgement-fields.tsx';
import { AuthorPanel } from '@brandpost/web/src/features/editor/post/author-panel.tsx';
import type { Editing } from '@brandpost/web/src/features/editor/post/editing.ts';
import { EditorsPanel } from '@brandpost/web/src/features/editor/post/editors-panel.tsx';
import { SettingsPanel } from '@brandpost/web/src/features/editor/post/settings-panel.tsx';
import { TitleFields } from '@brandpost/web/src/features/editor/post/title-fields.tsx';
import { errorsOf } from '@brandpost/web/src/features/editor/review/post-errors.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useCallback, useState } from 'react';
import type { Answers } from '../site/answering.ts';
import { site } from '../site/prepare-site.ts';
import { LONG_WORD, TOO_LONG } from '../texts.ts';
import { BesideCanvas } from './beside-canvas.tsx';
import { REFERENCE_DATA, WRITTEN } from './written-post.ts';

const ANSWERS: Answers = {
  getUser: (_, { last }) => ({ id: Number(last), displayName: 'Cecilia Provlund' }),
  getSlugAvailability: (_, { last }) => ({ slug: last, available: false, suggestion: `${last}-2` }),
  getAudience: () => ({
    everyone: false,
    signedIn: false,
    count: 14,
    sample: [{ id: 6, displayName: 'Elin Mallström', reasons: ['group'] }],
  }),
};

export default {
  title: 'editor/Post forms',
  parameters: site({ answers: ANSWERS }),
} satisfies Meta;

type FormProps = { form: ComponentType<Editing>; draft: PostDraft };

/** A form as the editor has it, with a draft of its own. */
function Form({ form: Fields, draft: first }: FormProps) {
  const { client } = useServices();
  const [draft, setDraft] = useState(first);
  const change = useCallback(
    (changed: Partial<PostDraft>) => setDraft((before) => ({ ...before, ...changed })),
    [],
  );
  const errors = new Map(errorsOf(draft).map(({ field, message }) => [field, message]));
  return (
    <BesideCanvas>
      <Fields {...{ draft, change, errors, client }} referenceData={REFERENCE_DATA} roundOut={null} />
    </BesideCanvas>
  );
}

function form(fields: FormProps['form'], change: Partial<PostDraft> = {}): StoryObj {
  return { render: () => <Form form={fields} draft={{ ...WRITTEN, ...change }} /> };
}

const CONTACT = {
  title: 'Brandinspektör',
  name: 'Jonas Skyltman',
  phone: '010-000 00 00',
  email: 'jonas@example.se',
  address: '',
  openingHours: '',
};

export const Settings: StoryObj = {
  ...form(SettingsPanel, {
    type: 'page',
    blurbs: [{ title: 'Prova brandvarnaren', text: 'Varje söndag i advent.', url: '/sida/brandvarnare' }],
    info: [{ title: 'Mer om levande ljus', url: 'https://example.se', openInNewWindow: true }],
    contact: CONTACT,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('14 personer ser det.');
    await canvas.findByRole('button', { name: 'Använd elda-sakert-i-advent-2' });
  },
};
export const SettingsEmpty: StoryObj = form(SettingsPanel, {
  title: '',
  slug: '',
  excerpt: '',
  nodeIds: [],
  info: [{ title: '', url: '', openInNewWindow: false }],
  blurbs: [{ title: '', text: '', url: '' }],
});
export const SettingsTooLong: StoryObj = form(SettingsPanel, { slug: LONG_WORD.toLowerCase() });
export const Title: StoryObj = form(Titles);
export const TitleOfTwo: StoryObj = form(TitlesOfTwo);
export const TitleEmpty: StoryObj = form(Titles, { title: '', excerpt: '' });
export const TitleTooLong: StoryObj = form(Titles, { title: TOO_LONG, excerpt: TOO_LONG.repeat(4) });
export const Editors: StoryObj = {
  ...form(EditorsPanel, { editorIds: [4] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ta bort Cecilia Provlund' });
  },
};
export const NoEditors: StoryObj = form(EditorsPanel);
export const Author: StoryObj = form(AuthorPanel);
export const Acknowledgement: StoryObj = form(AcknowledgementFields, { acknowledgeBy: null });
export const AcknowledgementAskedAgain: StoryObj = {
  ...form(AcknowledgementFields),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kräver ny kvittens' }));
  },
};

const NOTHING_PROPOSED = { title: null, excerpt: null };

function Titles(editing: Editing) {
  return (
    <TitleFields
      {...editing}
      writers={{ title: [], excerpt: [] }}
      proposals={NOTHING_PROPOSED}
      onEnter={() => undefined}
    />
  );
}

/** Somebody else writes in the lead. */
function TitlesOfTwo(editing: Editing) {
  return (
    <TitleFields
      {...editing}
      proposals={NOTHING_PROPOSED}
      writers={{
        title: [],
        excerpt: [
          {
            userId: 6,
            displayName: 'Elin Mallström',
            client: 'en-flik-1',
            state: 'writing',
            at: { field: 'excerpt' },
            since: '2026-11-25T08:00:00.000Z',
            isSelf: false,
          },
        ],
      }}
      onEnter={() => undefined}
    />
  );
}
