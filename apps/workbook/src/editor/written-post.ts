import { emptyDraft, type PostDraft } from '@brandpost/domain';
import { draftToWire } from '@brandpost/rubicore-api';
import type { ReferenceData } from '@brandpost/web/src/features/editor/opening/reference-data.ts';
import { ADVENT } from './editor-content.ts';
import { LINKS } from './editor-resources.ts';

/** What a post of the demo service may be tied to. */
export const REFERENCE_DATA: ReferenceData = {
  root: { id: 1, name: 'Räddningstjänsten Norrån' },
  groups: [
    { id: 3, name: 'Station Åsbruk' },
    { id: 4, name: 'Station Älvkulla' },
  ],
  jobs: [
    { id: 11, name: 'Brandman i beredskap (RIB)' },
    { id: 12, name: 'Styrkeledare' },
  ],
  pages: [],
  isForOwnGroups: false,
  eServices: LINKS,
};

/** A post as it stands in the editor. */
export const WRITTEN: PostDraft = {
  ...emptyDraft(),
  id: 12,
  type: 'info',
  title: 'Elda säkert i advent',
  excerpt: 'Fem vanor som gör december tryggare, hemma och på stationen.',
  slug: 'elda-sakert-i-advent',
  status: 'publish',
  content: ADVENT,
  authorId: 3,
  parentId: 0,
  publishedDate: '2026-11-02T08:00:00+01:00',
  authoredDate: '2026-11-01T15:20:00+01:00',
  nodeIds: [4],
  acknowledgeBy: '2026-12-01T12:00:00+01:00',
};

/** As it was before: another title, a block that is gone, one that has been written since, two in another order. */
export const EARLIER: PostDraft = {
  ...WRITTEN,
  title: 'Elda försiktigt i advent',
  nodeIds: [3],
  content: [
    {
      id: 'gone',
      type: 'html',
      version: '1.0.0',
      props: { html: '<p>Ring 112 om det brinner.</p>' },
      children: [],
    },
    ...ADVENT.slice(1, 4).map((block) => withWords(block, 'December', 'Tiden före jul')),
    ...ADVENT.slice(0, 1),
    ...ADVENT.slice(5),
  ],
};

/** A draft as the API tells it. */
export function wireOf(draft: PostDraft, version = 3) {
  return { ...draftToWire(draft), id: draft.id, slug: draft.slug, version };
}

function withWords<Block extends { props: Record<string, unknown> }>(block: Block, from: string, to: string) {
  const { html } = block.props;
  return typeof html === 'string'
    ? { ...block, props: { ...block.props, html: html.replace(from, to) } }
    : block;
}
