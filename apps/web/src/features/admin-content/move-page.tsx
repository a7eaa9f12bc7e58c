import { Button } from '@brandpost/ui';
import { SelectField } from '@brandpost/ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminTableTexts } from '../../administration/admin-table-texts.ts';
import { Modal } from '../../forms/modal.tsx';
import { adminContentTexts } from './admin-content-texts.ts';
import { type TreePageRow, titleOf } from './content-row.ts';
import { isBelow, type TreePlace, type TreeSpot } from './tree-moves.ts';

const { treeView: words } = adminContentTexts;
const WIDTH_PX = 560;

const Fields = styled.div`
  display: grid;
  gap: 1rem;
`;

type MovePageProps = {
  spot: TreeSpot<TreePageRow>;
  spots: readonly TreeSpot<TreePageRow>[];
  onMove: (place: TreePlace) => void;
  onClose: () => void;
};

/** Asks where a page is to lie: below which other, and before which of those there. */
export function MovePage({ spot, spots, onMove, onClose }: MovePageProps) {
  const [parent, setParent] = useState(String(spot.parent?.page.id ?? 0));
  const [before, setBefore] = useState('');
  const parents = spots.filter((other) => !isBelow(other, spot.page.id));
  const there = spots.filter(
    (other) => String(other.parent?.page.id ?? 0) === parent && other.page.id !== spot.page.id,
  );
  const foot = (
    <>
      <Button
        type="button"
        onClick={() => onMove({ parentId: Number(parent), beforeId: before === '' ? null : Number(before) })}
      >
        {words.move}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClose}>
        {adminTableTexts.cancel}
      </Button>
    </>
  );
  return (
    <Modal title={words.moveTitle(titleOf(spot.page))} widthPx={WIDTH_PX} onClose={onClose} foot={foot}>
      <Fields>
        <SelectField
          label={words.parent}
          value={parent}
          onChange={(id) => {
            setParent(id);
            setBefore('');
          }}
          options={[
            { value: '0', name: words.topLevel },
            ...parents.map(({ page, depth }) => ({
              value: String(page.id),
              name: `${'\u2003'.repeat(depth + 1)}${titleOf(page)}`,
            })),
          ]}
        />
        <SelectField
          label={words.before}
          value={before}
          onChange={setBefore}
          options={[
            { value: '', name: words.last },
            ...there.map(({ page }) => ({ value: String(page.id), name: titleOf(page) })),
          ]}
        />
      </Fields>
    </Modal>
  );
}
