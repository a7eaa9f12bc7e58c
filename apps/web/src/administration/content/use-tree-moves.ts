import { useState } from 'react';
import type { Told } from '../../admin-table/use-bulk.ts';
import { useServices } from '../../app/services.ts';
import { useRenew } from '../../app/use-renew.ts';
import { failureOf } from '../../errors/failure-of.ts';
import { adminContentTexts } from '../../texts/admin-content-texts.ts';
import { adminTableTexts } from '../../texts/admin-table-texts.ts';
import { type TreePageRow, titleOf } from './content-row.ts';
import { moveBody, placeOf, type TreePlace, type TreeSpot } from './tree-moves.ts';

const { treeView: words } = adminContentTexts;

/** Moves pages of the tree, and tells where they are then. */
export function useTreeMoves(spots: readonly TreeSpot<TreePageRow>[]) {
  const { client } = useServices();
  const renew = useRenew();
  const [told, setTold] = useState<Told | null>(null);

  const among = ({ parentId }: TreePlace, id: number) =>
    spots.map(({ page }) => page).filter((page) => page.id !== id && parentOf(page, spots) === parentId);
  const send = async (id: number, place: TreePlace) => {
    await client.call('updatePost', {
      params: { id },
      json: moveBody(place, among(place, id).at(-1)),
    });
    await renew();
  };
  const move = async (spot: TreeSpot<TreePageRow>, place: TreePlace) => {
    const { id } = spot.page;
    const title = titleOf(spot.page);
    const back = placeOf(spot);
    try {
      await send(id, place);
      const undo = async () => {
        try {
          await send(id, back);
          setTold({ text: adminTableTexts.undone, failures: [], undo: null });
        } catch (error) {
          setTold({ text: '', failures: [{ name: title, message: failureOf(error) }], undo: null });
        }
      };
      setTold({ text: textFor(spot.page, place), failures: [], undo: () => void undo() });
    } catch (error) {
      setTold({ text: '', failures: [{ name: title, message: failureOf(error) }], undo: null });
    }
  };
  const textFor = (moved: TreePageRow, place: TreePlace) => {
    const there = among(place, moved.id);
    const at = place.beforeId === null ? there.length : there.findIndex(({ id }) => id === place.beforeId);
    const parent = spots.find(({ page }) => page.id === place.parentId);
    const under = parent === undefined ? null : titleOf(parent.page);
    return words.moved(titleOf(moved), under, at + 1, there.length + 1);
  };
  return { move, told };
}

/** Under which page one stands in the tree as it is shown. */
function parentOf(page: TreePageRow, spots: readonly TreeSpot<TreePageRow>[]): number {
  return spots.find((spot) => spot.page.id === page.id)?.parent?.page.id ?? 0;
}
