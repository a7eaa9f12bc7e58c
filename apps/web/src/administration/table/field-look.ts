import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { controlShape } from '../../forms/labelled.tsx';

export const Line = styled.input`
  ${controlShape}

  &:read-only {
    background: ${colour('surface')};
    color: ${colour('muted')};
  }
`;
export const Lines = styled.textarea`
  ${controlShape}
  min-height: 5.5rem;
  resize: vertical;
  field-sizing: content;
`;
export const Select = styled.select`
  ${controlShape}

  &:disabled {
    background: ${colour('surface')};
    color: ${colour('muted')};
  }
`;
/** Several choices under one name: a line each, or a picture each. */
export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: 0.9375rem;
    font-weight: 700;
  }
  > p {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  > p[role='alert'] {
    color: ${colour('ink')};
    font-weight: 600;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: 0 1rem;
    margin-top: 0.25rem;
  }
  label {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${colour('primary')};
  }
  &[data-kind='pictures'] > div {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    gap: 0.5rem;
  }
  &[data-kind='pictures'] label {
    position: relative;
    flex-direction: column;
    gap: 0.25rem;
    justify-content: center;
    padding: 0.625rem 0.25rem;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-s);
    font-size: 0.875rem;
    line-height: 1.25;
    text-align: center;
  }
  &[data-kind='pictures'] label:has(:checked) {
    border-color: ${colour('primary')};
    background: ${colour('surface-2')};
    box-shadow: inset 0 0 0 1px ${colour('primary')};
    font-weight: 600;
  }
  &[data-kind='pictures'] label:has(:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
  &[data-kind='pictures'] input {
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-start: 0.375rem;
    width: 16px;
    height: 16px;
  }
`;
