import { styled } from 'styled-components';
import { colour, focusRing, radius } from './look.ts';

/** A title and a list of things to open, one under the other. */
export const LinkSection = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  container-type: inline-size;
`;

export const LinkList = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${colour('line')};
  border-radius: ${radius('m')};
  background: ${colour('bg')};
  list-style: none;

  & > li {
    position: relative;
    padding: 1rem 1.25rem;
  }
  & > li + li {
    border-block-start: 1px solid ${colour('line')};
  }
  @container (min-width: 56rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;

    & > li:nth-child(2) {
      border-block-start: 0;
    }
    & > li:nth-child(even) {
      border-inline-start: 1px solid ${colour('line')};
    }
    & > li:first-child:last-child {
      grid-column: 1 / -1;
    }
  }
  & > li:hover {
    background: ${colour('surface')};
  }
  & > li:first-child {
    border-start-start-radius: ${radius('m')};
    border-start-end-radius: ${radius('m')};
  }
  & > li:last-child {
    border-end-start-radius: ${radius('m')};
    border-end-end-radius: ${radius('m')};
  }
  & a {
    color: ${colour('primary')};
    font-weight: 600;
    text-decoration-thickness: 0.07em;
    text-underline-offset: 0.18em;
    ${focusRing}
  }
  /* The whole row leads where its link does. */
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

/** What is said beneath a link. */
export const LinkDetail = styled.span`
  display: block;
  color: ${colour('muted')};
  font-size: 1rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;
