import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminTableTexts } from '../../administration/admin-table-texts.ts';
import { type Notice, successNotice } from '../../administration/table/notice.ts';
import { useServices } from '../../api/services.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminContentTexts } from './admin-content-texts.ts';
import { type TreePageRow, titleOf } from './content-row.ts';
import { moveBody, placeOf, type TreePlace, type TreeSpot } from './tree-moves.ts';

const { treeView: words } = adminContentTexts;

/** A page, where it goes, and what is said when it is there. */
type Move = { page: TreePageRow; place: TreePlace; done: Notice };

/** Moves pages of the tree, and says where they are then. */
export function useTreeMoves(spots: readonly TreeSpot<TreePageRow>[]) {
  const { client } = useServices();
  const [notice, setNotice] = useState<Notice | null>(null);
  const among = ({ parentId }: TreePlace, id: number) =>
    spots.map(({ page }) => page).filter((page) => page.id !== id && parentOf(page, spots) === parentId);
  const { mutate } = useMutation({
    mutationFn: ({ page: { id }, place }: Move) =>
      client.call('updatePost', { params: { id }, json: moveBody(place, among(place, id).at(-1)) }),
    meta: { invalidates: [queryKeys.posts], isFailureShown: true },
    onSuccess: (_, { done }) => setNotice(done),
    onError: (error, { page }) =>
      setNotice({ text: '', failures: [{ name: titleOf(page), message: failureOf(error) }], undo: null }),
  });
  const move = (spot: TreeSpot<TreePageRow>, place: TreePlace) => {
    const { page } = spot;
    const back = { page, place: placeOf(spot), done: successNotice(adminTableTexts.undone) };
    mutate({ page, place, done: successNotice(textFor(page, place), () => mutate(back)) });
  };
  const textFor = (moved: TreePageRow, place: TreePlace) => {
    const there = among(place, moved.id);
    const at = place.beforeId === null ? there.length : there.findIndex(({ id }) => id === place.beforeId);
    const parent = spots.find(({ page }) => page.id === place.parentId);
    const under = parent === undefined ? null : titleOf(parent.page);
    return words.moved(titleOf(moved), under, at + 1, there.length + 1);
  };
  return { move, notice };
}

/** Under which page one stands in the tree as it is shown. */
function parentOf(page: TreePageRow, spots: readonly TreeSpot<TreePageRow>[]): number {
  return spots.find((spot) => spot.page.id === page.id)?.parent?.page.id ?? 0;
}
