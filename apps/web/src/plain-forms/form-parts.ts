import { colour } from '@brandpost/ui';
import { css, styled } from 'styled-components';

/** A field of a form for visitors, with its label and hint. */
export const FormField = styled.div`
  display: grid;
  gap: 0.25rem;

  label {
    font-weight: 600;
  }
  small {
    color: ${colour('muted')};
    font-size: 1rem;
  }
  input,
  textarea {
    width: 100%;
    min-height: 48px;
    padding: 0.625rem 0.875rem;
    border: 1px solid ${colour('muted')};
    border-radius: var(--bp-radius-s);
    background: ${colour('bg')};
    color: ${colour('ink')};
    font: inherit;
    /* Below the row that stays on top. */
    scroll-margin-top: 12rem;
  }
  [aria-invalid='true'] {
    border: 2px solid ${colour('warning')};
  }
  textarea {
    min-height: 9rem;
    resize: vertical;
  }
`;

/** What a form's answer leads to: shown while the address points at it, so that the page is one and the same for all. */
export const shownWhenPointedAt = css`
  display: none;
  scroll-margin-top: 40vh;

  &:target,
  &[data-shown] {
    display: block;
  }
`;
