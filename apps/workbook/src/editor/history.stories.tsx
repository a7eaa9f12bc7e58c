import type { PostVersion } from '@brandpost/rubicore-api';
import { HistoryPanel } from '@brandpost/web/src/features/editor/history/history-panel.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Answers } from '../site/answering.ts';
import { site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';
import { InEditorSession } from './in-editor-session.tsx';
import { nothingHappens } from './nothing-happens.ts';
import { EARLIER, WRITTEN, wireOf } from './written-post.ts';

export default {
  title: 'editor/History',
  render: () => <History />,
} satisfies Meta;

function History({ draft = WRITTEN }) {
  return (
    <InEditorSession draft={draft}>
      {(session) => (
        <HistoryPanel session={session} draft={draft} onClose={nothingHappens} onRestored={nothingHappens} />
      )}
    </InEditorSession>
  );
}

const VERSIONS: PostVersion[] = [
  { name: 'Inför remissen', status: 'publish' as const },
  { status: 'publish' as const },
  { status: 'draft' as const, restoredFrom: 1 },
  { status: 'draft' as const, autosave: true },
  { status: 'draft' as const },
].map((version, index) => ({
  number: 5 - index,
  savedDate: `2026-11-${20 - index}T14:0${index}:00+01:00`,
  authorId: 3,
  authorName: index % 2 === 0 ? 'Bengt Testberg' : 'Cecilia Provlund',
  maskedById: null,
  name: null,
  autosave: false,
  restoredFrom: null,
  ...version,
}));

function kept(versions: readonly PostVersion[], before = EARLIER): Answers {
  return {
    listPostVersions: () => versions,
    getPostVersion: (_, { last }) => wireOf(last === '4' ? WRITTEN : before),
    namePostVersion: () => VERSIONS[0],
  };
}

/** Somebody has pressed a version, and sees `found` of it. */
function chosen(name: RegExp, found: string): NonNullable<StoryObj['play']> {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByText(found);
  };
}

export const Ordinary: StoryObj = { parameters: site({ answers: kept(VERSIONS) }) };
/** Not saved once. */
export const Empty: StoryObj = { render: () => <History draft={{ ...WRITTEN, id: null }} /> };
export const OneVersion: StoryObj = {
  parameters: site({ answers: kept(VERSIONS) }),
  play: chosen(/17 november/, 'Ring 112 om det brinner.'),
};
export const NamedVersion: StoryObj = {
  parameters: site({ answers: kept(VERSIONS) }),
  play: chosen(/Inför remissen/, 'Ring 112 om det brinner.'),
};
export const SameVersion: StoryObj = {
  parameters: site({ answers: kept(VERSIONS) }),
  play: chosen(/19 november/, 'Inget skiljer.'),
};
export const TooLong: StoryObj = {
  parameters: site({
    answers: kept(
      VERSIONS.map((version) => ({ ...version, authorName: TOO_LONG, name: TOO_LONG })),
      { ...EARLIER, title: TOO_LONG, excerpt: TOO_LONG.repeat(4) },
    ),
  }),
  play: chosen(/17 november/, 'Ring 112 om det brinner.'),
};
export const Failed: StoryObj = { parameters: site({ failsWith: 500 }) };
