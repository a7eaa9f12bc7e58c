import type { PostAsUser, PreviewLink } from '@brandpost/rubicore-api';
import { SharePanel } from '@brandpost/web/src/features/editor/preview/share-panel.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Answers } from '../site/answering.ts';
import { site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';
import { InEditorSession } from './in-editor-session.tsx';
import { nothingHappens } from './nothing-happens.ts';
import { WRITTEN } from './written-post.ts';

export default {
  title: 'editor/Preview',
  render: () => <Preview postId={WRITTEN.id} />,
} satisfies Meta;

function Preview({ postId }: { postId: number | null }) {
  return (
    <InEditorSession draft={WRITTEN}>
      {(session) => (
        <SharePanel session={session} postId={postId} isChanged={false} onClose={nothingHappens} />
      )}
    </InEditorSession>
  );
}

const VALID: PreviewLink = {
  id: 1,
  postId: 12,
  name: 'Pressombudet',
  createdDate: '2026-11-20T09:00:00+01:00',
  createdById: 3,
  createdByName: 'Bengt Testberg',
  expires: '2126-11-27T09:00:00+01:00',
  revoked: false,
};
const LINKS: PreviewLink[] = [
  VALID,
  { ...VALID, id: 2, name: '' },
  { ...VALID, id: 3, name: 'Kommunstyrelsen', expires: '2026-01-07T09:00:00+01:00' },
  { ...VALID, id: 4, name: 'Grannkommunen', revoked: true },
];
const ELIN = { id: 6, displayName: 'Elin Mallström' };
const SEEN: PostAsUser = {
  userId: ELIN.id,
  displayName: ELIN.displayName,
  sees: true,
  reasons: ['group', 'job'],
  unseenBecause: null,
};

function answers(links: readonly PreviewLink[], seen = SEEN): Answers {
  return {
    listPreviewLinks: () => links,
    createPreviewLink: () => ({ ...VALID, path: '/forhandsgranska/Jm2x8QpVtW4rN7cKfY0aLh' }),
    listUsers: () => [ELIN],
    getUser: () => ELIN,
    getPostAsUser: () => seen,
  };
}

const asElin: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: /Kollega/ }), 'elin');
  await userEvent.click(await canvas.findByRole('button', { name: 'Elin Mallström' }));
  await canvas.findByText(/Elin Mallström ser/);
};

export const NoLinks: StoryObj = { parameters: site({ answers: answers([]) }) };
export const SeveralLinks: StoryObj = { parameters: site({ answers: answers(LINKS) }) };
export const NewLink: StoryObj = {
  parameters: site({ answers: answers(LINKS.slice(0, 1)) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skapa länk' }));
    await canvas.findByText(/Länken är klar/);
  },
};
export const TooLong: StoryObj = {
  parameters: site({
    answers: answers(LINKS.map((link) => ({ ...link, name: TOO_LONG, createdByName: TOO_LONG }))),
  }),
};
export const Failed: StoryObj = { parameters: site({ failsWith: 500 }) };
export const NothingWritten: StoryObj = { render: () => <Preview postId={null} /> };
export const AsColleagueWhoSeesIt: StoryObj = {
  parameters: site({ answers: answers([]) }),
  play: asElin,
};
export const AsColleagueWhoDoesNot: StoryObj = {
  parameters: site({
    answers: answers([], { ...SEEN, sees: false, reasons: [], unseenBecause: 'not-meant' }),
  }),
  play: asElin,
};
