import { buildPageTree } from '@brandpost/domain';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { useServices } from '../../api/services.ts';
import { adminContentTexts } from './admin-content-texts.ts';
import type { TreePageRow } from './content-row.ts';
import { pageTreeQuery } from './fetch-content.ts';
import { MovePage } from './move-page.tsx';
import { TreeLine } from './tree-line.tsx';
import { isBelow, placeAfter, spotsOf, type TreePlace, type TreeSpot } from './tree-moves.ts';
import { useTreeMoves } from './use-tree-moves.ts';

const { treeView: words } = adminContentTexts;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`;
const Help = styled.p`
  max-width: 46rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const List = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  list-style: none;
`;

/** The pages as the menu has them. They are moved by hand, by buttons or by keys; each move can be taken back. */
export function ContentTree() {
  const { data: pages } = useSuspenseQuery(pageTreeQuery(useServices().client));
  const spots = useMemo(() => spotsOf(buildPageTree(pages)), [pages]);
  const { move, notice } = useTreeMoves(spots);
  const [dragged, setDragged] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const askedSpot = spots.find(({ page }) => page.id === asked);
  const moveTo = (spot: TreeSpot<TreePageRow>, place: TreePlace | null) => {
    if (place !== null) move(spot, place);
  };
  const drop = (target: TreeSpot<TreePageRow>, where: 'before' | 'in') => {
    const spot = spots.find(({ page }) => page.id === dragged);
    setDragged(null);
    if (spot === undefined || isBelow(target, spot.page.id)) return;
    moveTo(
      spot,
      where === 'in'
        ? { parentId: target.page.id, beforeId: null }
        : { parentId: target.parent?.page.id ?? 0, beforeId: target.page.id },
    );
  };
  return (
    <Frame>
      <Help>{words.help}</Help>
      <NoticeBar notice={notice} />
      <VisuallyHidden>{words.count(pages.length)}</VisuallyHidden>
      <List aria-label={words.label}>
        {spots.map((spot) => (
          <TreeLine
            key={spot.page.id}
            spot={spot}
            isDragged={dragged === spot.page.id}
            canTake={dragged !== null && !isBelow(spot, dragged)}
            onDragStart={() => setDragged(spot.page.id)}
            onDragEnd={() => setDragged(null)}
            onDrop={(where) => drop(spot, where)}
            onStep={(step) => moveTo(spot, placeAfter(spot, step))}
            onAsk={() => setAsked(spot.page.id)}
          />
        ))}
      </List>
      {askedSpot !== undefined && (
        <MovePage
          spot={askedSpot}
          spots={spots}
          onMove={(place) => {
            setAsked(null);
            moveTo(askedSpot, place);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Frame>
  );
}
