import { mergeDrafts } from '@brandpost/web/src/features/editor/draft/merge-drafts.ts';
import type { SaveState } from '@brandpost/web/src/features/editor/saving/save-state.ts';
import { SaveStatus } from '@brandpost/web/src/features/editor/shell/save-status.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';
import { nothingHappens } from './nothing-happens.ts';
import { WRITTEN } from './written-post.ts';

export default { title: 'editor/Save status' } satisfies Meta;

const STATES: SaveState[] = [
  { kind: 'saved', atMs: null },
  { kind: 'unsaved' },
  { kind: 'saving' },
  { kind: 'saved', atMs: Date.parse('2026-11-20T12:03:00+01:00') },
  { kind: 'offline' },
  { kind: 'retrying' },
  { kind: 'signed-out' },
  { kind: 'refused', status: 422, message: 'Adressen är upptagen.', fields: [] },
  { kind: 'conflict', merge: mergeDrafts(WRITTEN, WRITTEN, WRITTEN), theirs: WRITTEN },
  { kind: 'refused', status: 422, message: TOO_LONG, fields: [] },
];

/** From the first key to what can go wrong. */
export const EachState: StoryObj = {
  render: () => (
    <ul>
      {STATES.map((saving, index) => (
        <li key={`${saving.kind} ${index}`}>
          <SaveStatus
            saving={saving}
            isNew
            theirName={null}
            onRetry={nothingHappens}
            onAnswer={nothingHappens}
          />
        </li>
      ))}
    </ul>
  ),
};
