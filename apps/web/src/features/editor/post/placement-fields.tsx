import { buildPageTree, HIDDEN_SLUG, type PageTreeNode, ROOT_PARENT_ID } from '@brandpost/domain';
import { SelectField } from '@brandpost/ui/fields';
import type { PlacedPage } from '../opening/reference-data.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';

const { fields } = postEditorTexts;
const NOWHERE = '';
const LAST = '';

/** Where a page stands in the tree: under which page, and before whom. */
export function PlacementFields({ draft, change, errors, referenceData }: Editing) {
  const tree = buildPageTree(referenceData.pages.filter(({ slug }) => slug !== HIDDEN_SLUG));
  const places = placesIn(tree, draft.id);
  const { parentId } = draft;
  const siblings = referenceData.pages.filter(
    (page) => page.parentId === parentId && page.id !== draft.id && page.slug !== HIDDEN_SLUG,
  );
  // A draft of somebody else's is not among those that one is told of.
  const isKnown =
    parentId === null || parentId === ROOT_PARENT_ID || referenceData.pages.some(({ id }) => id === parentId);
  return (
    <>
      <SelectField
        label={fields.parent}
        value={parentId === null ? NOWHERE : String(parentId)}
        onChange={(id) => change({ parentId: id === NOWHERE ? null : Number(id), orderPostBeforeId: null })}
        options={[
          ...(parentId === null ? [{ value: NOWHERE, name: fields.choosePlace }] : []),
          { value: String(ROOT_PARENT_ID), name: fields.root },
          ...places,
          ...(isKnown ? [] : [{ value: String(parentId), name: fields.unknownParent }]),
        ]}
        field="parentId"
        error={errors.get('parentId')}
      />
      <SelectField
        label={fields.before}
        value={draft.orderPostBeforeId === null ? LAST : String(draft.orderPostBeforeId)}
        onChange={(id) => change({ orderPostBeforeId: id === LAST ? null : Number(id) })}
        options={[
          { value: LAST, name: draft.id === null ? fields.last : fields.asBefore },
          ...siblings.map(({ id, title }) => ({ value: String(id), name: title })),
        ]}
      />
    </>
  );
}

/** Every page that this one may stand under, as far in as it stands: not itself, nor what stands below it. */
function placesIn(
  tree: readonly PageTreeNode<PlacedPage>[],
  ownId: number | null,
  depth = 0,
): { value: string; name: string }[] {
  return tree
    .filter(({ page }) => page.id !== ownId)
    .flatMap(({ page, children }) => [
      { value: String(page.id), name: `${'\u2003'.repeat(depth)}${nameOf(page)}` },
      ...placesIn(children, ownId, depth + 1),
    ]);
}

function nameOf({ title, isOut }: PlacedPage): string {
  return isOut ? title : fields.parentNotOut(title);
}
