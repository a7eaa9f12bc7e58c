import { css } from 'styled-components';

/** A fieldset without the browser's own frame around it. */
export const plainFieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
  }
`;
