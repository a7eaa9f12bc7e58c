import { checkContent, type Finding } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import type { PostState } from '@brandpost/web/src/features/editor/publishing/post-state.ts';
import type { Publishing } from '@brandpost/web/src/features/editor/publishing/use-publishing.ts';
import { errorsOf } from '@brandpost/web/src/features/editor/review/post-errors.ts';
import { PublishSheet } from '@brandpost/web/src/features/editor/review/publish-sheet.tsx';
import { ReviewPanel } from '@brandpost/web/src/features/editor/review/review-panel.tsx';
import { sessionOf } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';
import { BesideCanvas } from './beside-canvas.tsx';
import { InEditorSession } from './in-editor-session.tsx';
import { nothingHappens } from './nothing-happens.ts';
import { NOTHING_WAITS } from './nothing-waits.ts';
import { REFERENCE_DATA, WRITTEN } from './written-post.ts';

export default {
  title: 'editor/Review',
  parameters: site({ session: sessionOf('Cecilia Provlund', { isAdministrator: true }) }),
} satisfies Meta;

const DRAFT: PostDraft = { ...WRITTEN, status: 'draft', publishedDate: null };
/** A page where the picture of the candlestick says nothing, and one link leads nowhere. */
const FOUND = found(new Set());
const NO_ALT = found(new Set(['/sida/brandvarnare', '/sida/brandfilt']));

function found(pages: ReadonlySet<string>): Finding[] {
  const media = new Map([['adventsljusstake.jpg', { alt: '', isDecorative: false }]]);
  const known = { media, pages, linkIds: new Set([1, 2]) };
  return checkContent({ tree: WRITTEN.content, post: { type: 'page', title: WRITTEN.title }, known });
}

type Shown = { findings?: readonly Finding[]; publishing?: Publishing; state?: PostState; isSheet?: boolean };

const NOW = new Date('2026-11-22T12:00:00+01:00');
const OUT: PostState = { kind: 'published', isChanged: false, changesAt: null };
const CHANGED: PostState = { kind: 'published', isChanged: true, changesAt: null };

function reviewed(
  draft: PostDraft,
  { findings = [], publishing, state = { kind: 'draft' }, isSheet = false }: Shown = {},
): StoryObj {
  const Panel = isSheet ? PublishSheet : ReviewPanel;
  return {
    render: () => (
      <BesideCanvas>
        <InEditorSession draft={draft}>
          {({ client }) => (
            <Panel
              draft={draft}
              change={() => undefined}
              state={state}
              now={NOW}
              saving={{ kind: 'saved', atMs: null }}
              errors={errorsOf(draft)}
              findings={findings}
              onShowBlock={nothingHappens}
              publishing={publishing ?? { kind: 'idle' }}
              onShow={nothingHappens}
              mayDiscard
              mayChange
              keep={async () => null}
              onSetStatus={nothingHappens}
              onDiscard={nothingHappens}
              onWithdraw={nothingHappens}
              onClose={nothingHappens}
              scheduling={NOTHING_WAITS}
              referenceData={REFERENCE_DATA}
              client={client}
            />
          )}
        </InEditorSession>
      </BesideCanvas>
    ),
  };
}

export const Ready: StoryObj = reviewed(DRAFT);
export const Empty: StoryObj = reviewed({ ...DRAFT, title: '', excerpt: '', slug: '', nodeIds: [] });
/** A reason lets it be published all the same. */
export const WithReason: StoryObj = {
  ...reviewed(DRAFT, { findings: NO_ALT }),
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByRole('textbox', { name: 'Varför publicerar du ändå?' });
    await userEvent.type(reason, 'Bilden byts i kväll.');
  },
};
export const NeverOverridden: StoryObj = reviewed(DRAFT, { findings: FOUND });
export const TooLong: StoryObj = reviewed(DRAFT, {
  findings: NO_ALT.map((finding) => ({ ...finding, message: TOO_LONG, help: TOO_LONG })),
});
export const ToCome: StoryObj = reviewed({ ...DRAFT, publishedDate: '2126-12-01T06:00:00+01:00' });
export const Scheduled: StoryObj = reviewed(WRITTEN, {
  state: { kind: 'scheduled', at: '2026-11-25T08:00:00+01:00', isChanged: false, changesAt: null },
});
/** Over the page, on a phone. */
export const Sheet: StoryObj = reviewed(DRAFT, { isSheet: true });
export const Changed: StoryObj = reviewed(WRITTEN, { state: CHANGED });
export const Published: StoryObj = reviewed(WRITTEN, { state: OUT, publishing: { kind: 'done' } });
export const Alert: StoryObj = reviewed({ ...DRAFT, type: 'alert' });
/** Somebody who may write, and leaves publishing to others. */
export const WithoutRights: StoryObj = {
  ...reviewed(WRITTEN, { state: CHANGED }),
  parameters: site({ session: sessionOf('Elin Mallström') }),
};
export const InTrash: StoryObj = reviewed({ ...WRITTEN, status: 'trash' }, { state: { kind: 'trash' } });
export const Failed: StoryObj = reviewed(DRAFT, {
  publishing: {
    kind: 'failed',
    message: 'Tjänsten svarar inte som den ska.',
    fields: [],
    isUntilSaved: false,
  },
});
