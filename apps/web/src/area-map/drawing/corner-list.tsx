import type { GeoPoint } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { SmallButton } from '../../forms/form-group.tsx';
import { drawingTexts as texts } from './drawing-texts.ts';
import type { Corners } from './use-corners.ts';

const List = styled.ol`
  max-height: 16rem;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    min-height: 48px;
    border-top: 1px solid ${colour('line')};
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  button {
    width: 44px;
    min-height: 44px;
    padding: 0;
    border-color: transparent;
  }
`;

/** The area in words: what the map shows, for those who do not see it. */
export function CornerList({ corners, area }: { corners: readonly GeoPoint[]; area: Corners }) {
  if (corners.length === 0) return null;
  return (
    <List aria-label={texts.corners}>
      {corners.map((corner, at) => (
        <li key={at}>
          {texts.cornerInList(at, corner)}
          <SmallButton type="button" aria-label={texts.remove(at)} onClick={() => area.remove(at)}>
            <Trash2 aria-hidden="true" size={18} />
          </SmallButton>
        </li>
      ))}
    </List>
  );
}
