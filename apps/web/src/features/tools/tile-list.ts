import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** Tools beside each other, as many as there is room for; each is pressed anywhere on its tile. */
export const TileList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    align-content: start;
    height: 100%;
    border: 1px solid transparent;
    border-radius: var(--bp-radius-m);
    background: ${colour('surface')};
    color: ${colour('ink')};
    font-size: 1.0625rem;
    font-weight: 500;
    line-height: 1.3;
    text-decoration: none;
    hyphens: auto;
  }
  a:hover {
    border-color: ${colour('primary')};
  }
`;
