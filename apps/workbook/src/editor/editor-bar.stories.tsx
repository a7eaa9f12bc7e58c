import type { Presence } from '@brandpost/rubicore-api';
import { Container } from '@brandpost/ui';
import { PresentPeople } from '@brandpost/web/src/features/editor/presence/present-people.tsx';
import { nextStepOf } from '@brandpost/web/src/features/editor/publishing/post-state.ts';
import type { SaveState } from '@brandpost/web/src/features/editor/saving/save-state.ts';
import { EditorBar } from '@brandpost/web/src/features/editor/shell/editor-bar.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { TOO_LONG } from '../texts.ts';
import { nothingHappens } from './nothing-happens.ts';
import { WRITTEN } from './written-post.ts';

export default {
  title: 'editor/Bar',
  // Its row goes beyond the margin that the workplace has on phones.
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
} satisfies Meta;

const NOON = Date.parse('2026-11-20T12:03:00+01:00');
const OUT = { kind: 'published', isChanged: false, changesAt: null } as const;
const NEW = { ...WRITTEN, id: null, title: '' };

type Shown = Partial<Omit<ComponentProps<typeof EditorBar>, 'view'>> & {
  draft?: typeof NEW | typeof WRITTEN;
  saving?: SaveState;
};

function bar({
  draft = WRITTEN,
  saving = { kind: 'saved', atMs: NOON },
  state = OUT,
  ...rest
}: Shown = {}): StoryObj {
  return {
    render: () => (
      <EditorBar
        view={{ draft, saving, canUndo: draft.id !== null, canRedo: false }}
        state={state}
        next={nextStepOf(state, { publishedDate: null }, new Date(NOON))}
        onRetry={nothingHappens}
        onAnswer={nothingHappens}
        onUndo={nothingHappens}
        onRedo={nothingHappens}
        onPublish={nothingHappens}
        onHistory={nothingHappens}
        isPreviewed={false}
        onPreview={nothingHappens}
        onShare={nothingHappens}
        {...rest}
      />
    ),
  };
}

function present(...people: Partial<Presence>[]) {
  const shown = people.map((person, index) => ({
    userId: index,
    displayName: 'Cecilia Provlund',
    client: `client-of-${index}`,
    state: 'writing' as const,
    since: '2026-11-20T12:00:00+01:00',
    isSelf: false,
    ...person,
  }));
  return <PresentPeople people={shown} />;
}

export const Ordinary: StoryObj = bar();
export const New: StoryObj = bar({
  draft: NEW,
  state: { kind: 'new' },
  saving: { kind: 'saved', atMs: null },
});
export const Changed: StoryObj = bar({
  state: { kind: 'published', isChanged: true, changesAt: '2026-12-01T06:00:00+01:00' },
  saving: { kind: 'offline' },
  children: present({}, { displayName: 'Elin Mallström', state: 'idle' }, { isSelf: true }),
});
export const TooLong: StoryObj = bar({
  draft: { ...WRITTEN, title: TOO_LONG },
  saving: { kind: 'refused', status: 422, message: TOO_LONG, fields: [] },
  children: present(...Array.from({ length: 12 }, () => ({ displayName: TOO_LONG }))),
});
