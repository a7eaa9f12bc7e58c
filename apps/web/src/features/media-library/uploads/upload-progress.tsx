import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** How far a file has come; without a value it is known to be under way only. */
export const UploadProgress = styled.progress`
  display: block;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: 999px;
  overflow: hidden;
  appearance: none;
  background: ${colour('surface-2')};

  &::-webkit-progress-bar {
    background: ${colour('surface-2')};
  }
  &::-webkit-progress-value {
    border-radius: 999px;
    background: ${colour('primary')};
    transition: width var(--bp-motion);
  }
  &::-moz-progress-bar {
    background: ${colour('primary')};
  }
`;
