import { colour } from '@brandpost/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { countBadge } from '../../forms/count-badge.ts';
import { signAlone } from '../../forms/sign-alone.ts';
import { adminTableTexts } from '../admin-table-texts.ts';

const PHONE = '@media (max-width: 47.99rem)';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: end;

  /* What adds something is a sign there; screen readers still read its name. */
  ${PHONE} {
    > search {
      flex-basis: 8rem;
    }
    > :is(a, button) {
      flex: none;
      width: 48px;
      height: 48px;
      ${signAlone}
    }
  }
`;
const Opener = styled.button`
  display: none;

  ${PHONE} {
    position: relative;
    display: grid;
    place-items: center;
    margin-inline-start: auto;
    border: 1px solid ${colour('muted')};
    border-radius: 999px;
    background: ${colour('bg')};
    color: ${colour('ink')};
    cursor: pointer;

    &[aria-expanded='true'] {
      background: ${colour('surface-2')};
    }
    &:focus-visible {
      border-radius: 999px;
    }
  }
  small {
    position: absolute;
    inset-block-start: -0.375rem;
    inset-inline-end: -0.25rem;
    ${countBadge}
  }
`;
const Folded = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: end;

  ${PHONE} {
    &[data-is-open='false'] {
      display: none;
    }
  }
`;

type FoldedToolsProps = {
  /** The one row that is always there: a search field, and what adds to the list. */
  head: ReactNode;
  /** How many of the filters are chosen, which is shown while they are folded. */
  chosen: number;
  /** Filters, and how the list is seen. */
  children: ReactNode;
};

/** Search and tools above a list. On a phone they take one row: the rest opens when it is asked for. */
export function FoldedTools({ head, chosen, children }: FoldedToolsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame>
      <Row>
        {head}
        <Opener
          type="button"
          aria-label={adminTableTexts.folded(chosen)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={20} />
          {chosen > 0 && <small aria-hidden="true">{chosen}</small>}
        </Opener>
      </Row>
      <Folded id={id} data-is-open={isOpen}>
        {children}
      </Folded>
    </Frame>
  );
}
