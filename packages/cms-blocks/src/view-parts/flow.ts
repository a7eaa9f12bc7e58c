import { styled } from 'styled-components';

/** Blocks under each other: much air above a heading, little below it. */
export const Flow = styled.div`
  display: flow-root;
  min-inline-size: 0;

  & > * {
    margin-block: 0;
  }
  & > * + * {
    margin-block-start: 1.5rem;
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-block-start: 2.75rem;
  }
  & > :is(h2, h3, h4, h5, h6) + * {
    margin-block-start: 0.875rem;
  }
  & > [data-block='accordion'] + [data-block='accordion'] {
    margin-block-start: 0.625rem;
  }
`;
