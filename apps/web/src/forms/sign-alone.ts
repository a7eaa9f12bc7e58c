import { css } from 'styled-components';

/** A button of which there is room for the sign alone. Screen readers still read its name. */
export const signAlone = css`
  padding: 0;
  gap: 0;
  font-size: 0;
`;
