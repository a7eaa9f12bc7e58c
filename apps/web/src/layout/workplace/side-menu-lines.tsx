import { colour } from '@brandpost/ui';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { WITH_MENU_BESIDE } from './menu-beside.ts';

/* Where a usual screen of a computer has room for all lines of an administrator, if they stand close. */
const LOW_AND_BESIDE = '@media (min-width: 75em) and (max-height: 58em) and (pointer: fine)';

const FOLDED = ':root[data-side-menu="folded"] [data-is-beside="true"]';

export const Group = styled.div`
  & + & {
    margin-top: 0.5rem;
  }
  ${FOLDED} & + & {
    ${WITH_MENU_BESIDE} {
      padding-top: 0.5rem;
      border-top: 1px solid ${colour('line')};
    }
  }
`;
export const GroupTitle = styled.h2`
  margin: 0.375rem 0.75rem 0.25rem;
  color: ${colour('muted')};
  font-size: 0.875rem;
  font-weight: 600;
  letter-spacing: 0;

  ${LOW_AND_BESIDE} {
    [data-is-beside='true'] & {
      margin-block: 0.25rem 0.125rem;
    }
  }

  ${FOLDED} & {
    ${WITH_MENU_BESIDE} {
      margin: 0;
    }
  }
`;
export const List = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${LOW_AND_BESIDE} {
    [data-is-beside='true'] & {
      gap: 0;
    }
  }
`;
/* On a wide screen with a mouse all lines of an administrator are seen at once. */
export const Way = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border-radius: var(--bp-radius-s);
  color: ${colour('ink')};
  font-size: 1rem;
  line-height: 1.25;
  text-decoration: none;

  > svg {
    flex: none;
    color: ${colour('muted')};
  }
  &:hover {
    background: ${colour('surface-2')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='page'] {
    background: ${colour('surface-2')};
    color: ${colour('primary')};
    font-weight: 700;
  }
  &[aria-current='page'] > svg {
    color: ${colour('primary')};
  }
  [data-is-beside='true'] & {
    ${WITH_MENU_BESIDE} {
      min-height: 1.875rem;
      padding-block: 0.125rem;
      font-size: 0.9375rem;
    }
  }
  ${LOW_AND_BESIDE} {
    [data-is-beside='true'] & {
      min-height: 1.75rem;
      padding-block: 0;
    }
  }
  ${FOLDED} & {
    ${WITH_MENU_BESIDE} {
      justify-content: center;
      padding-inline: 0;
    }
  }
`;
export const Count = styled.span`
  min-width: 1.5rem;
  margin-left: auto;
  padding: 0 0.375rem;
  border-radius: 999px;
  background: ${colour('warning-bg')};
  color: ${colour('warning')};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.5;
  text-align: center;

  ${FOLDED} & {
    ${WITH_MENU_BESIDE} {
      position: absolute;
      top: -0.125rem;
      right: 0;
      min-width: 1.25rem;
      padding-inline: 0.25rem;
      font-size: 0.75rem;
    }
  }
`;
