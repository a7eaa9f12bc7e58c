import { buttonShape, colour } from '@brandpost/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { adminTableTexts } from '../admin-table-texts.ts';
import type { TableControls } from './use-table-view.ts';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  justify-content: center;

  span {
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;
const Step = styled(Link)`
  ${buttonShape}
`;

/** The way to the other pages of a list, by links. */
export function TablePaging({ pages, controls }: { pages: number; controls: TableControls }) {
  const { view, addressOf } = controls;
  // The first page and the last lack the link that led there.
  const place = useLostFocus<HTMLSpanElement>(view.page);
  if (pages <= 1) return null;
  const way = (page: number) => ({ to: addressOf({ page }), state: SAME_PLACE, 'data-look': 'quiet' });
  return (
    <Bar aria-label={adminTableTexts.pages}>
      {view.page > 1 && (
        <Step {...way(view.page - 1)} rel="prev">
          <ChevronLeft aria-hidden="true" size={20} />
          {adminTableTexts.previous}
        </Step>
      )}
      <span ref={place} tabIndex={-1}>
        {adminTableTexts.pageOf(view.page, pages)}
      </span>
      {view.page < pages && (
        <Step {...way(view.page + 1)} rel="next">
          {adminTableTexts.next}
          <ChevronRight aria-hidden="true" size={20} />
        </Step>
      )}
    </Bar>
  );
}
