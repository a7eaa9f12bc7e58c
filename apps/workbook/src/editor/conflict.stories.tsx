import type { ContentNode, PostDraft } from '@brandpost/domain';
import type { PostVersion } from '@brandpost/rubicore-api';
import { ConflictDialog } from '@brandpost/web/src/features/editor/conflict/conflict-dialog.tsx';
import { mergeDrafts } from '@brandpost/web/src/features/editor/draft/merge-drafts.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';
import { InEditorSession } from './in-editor-session.tsx';
import { nothingHappens } from './nothing-happens.ts';
import { WRITTEN } from './written-post.ts';

const PEOPLE: Readonly<Record<string, string>> = { 3: 'Bengt Testberg', 4: 'Cecilia Provlund' };

const LAST: PostVersion = {
  ...{ number: 4, savedDate: '2026-11-20T12:00:00+01:00', name: null, autosave: true, status: 'draft' },
  ...{ authorId: 1, authorName: 'Sigrid Systemlund', maskedById: null, restoredFrom: null },
};

export default {
  title: 'editor/Conflict',
  parameters: site({
    answers: {
      listPostVersions: () => [LAST],
      getUser: (_, { last }) => ({ id: Number(last), displayName: PEOPLE[last] }),
    },
  }),
} satisfies Meta;

/** The post where one person has written `said` in some blocks. @param places of the blocks in it */
function saying(said: string, places: readonly number[]): PostDraft {
  const content = WRITTEN.content.map((block, index) =>
    places.includes(index) ? written(block, said) : block,
  );
  return { ...WRITTEN, content };
}

function written(block: ContentNode, said: string): ContentNode {
  const prop = { heading: 'text', html: 'html', pdf: 'title' }[block.type] ?? 'title';
  return { ...block, props: { ...block.props, [prop]: prop === 'html' ? `<p>${said}</p>` : said } };
}

function asked(mine: PostDraft, theirs: PostDraft): StoryObj {
  const merge = mergeDrafts(WRITTEN, mine, theirs);
  return {
    render: () => (
      <InEditorSession draft={mine}>
        {({ referenceData, client }) => (
          <ConflictDialog
            merge={merge}
            onDecided={nothingHappens}
            referenceData={referenceData}
            client={client}
            isOut={false}
          />
        )}
      </InEditorSession>
    ),
  };
}

const MINE = 'Släck ljusen varje gång du går ut ur rummet.';
const THEIRS = 'Blås ut ljusen innan du lämnar rummet.';

export const OneBlock: StoryObj = asked(saying(MINE, [1]), saying(THEIRS, [1]));
export const SeveralBlocks: StoryObj = asked(saying(MINE, [0, 1, 4]), saying(THEIRS, [0, 1, 4]));
export const RemovedByOne: StoryObj = asked(saying(MINE, [1]), {
  ...WRITTEN,
  content: WRITTEN.content.filter((_, index) => index !== 1),
});
export const Fields: StoryObj = asked(
  { ...WRITTEN, title: 'Elda säkert i jul', nodeIds: [3], userIds: [3] },
  { ...WRITTEN, title: 'Levande ljus i december', nodeIds: [4], userIds: [4] },
);
export const TooLong: StoryObj = asked(saying(TOO_LONG, [0, 1]), saying(TOO_LONG.repeat(3), [0, 1]));
