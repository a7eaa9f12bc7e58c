import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

/** Source: SPEC section 9. */
const DEFAULT_WIDTH_PX = 640;

const Frame = styled.dialog<{ $widthPx: number }>`
  width: min(${(props) => props.$widthPx}px, 100% - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: clamp(1.5rem, 5vw, 2.25rem);
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  overflow: auto;
  overscroll-behavior: contain;
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1.125rem;
  text-align: start;
  box-shadow: var(--bp-shadow);

  &::backdrop {
    background: rgb(11 19 33 / 0.55);
  }
  h2 {
    font-size: clamp(1.375rem, 1.2rem + 1vw, 1.75rem);
  }
`;

/**
 * A window that has to be answered before anything else: the browser itself keeps focus inside, closes it by Escape and
 * gives focus back. Open it with `ref.current.showModal()`; a button with `formMethod="dialog"` closes it.
 * `titleId` is the id of its heading.
 */
export function Dialog(props: {
  ref: RefObject<HTMLDialogElement | null>;
  titleId: string;
  widthPx?: number;
  children: ReactNode;
}) {
  return (
    <Frame ref={props.ref} aria-labelledby={props.titleId} $widthPx={props.widthPx ?? DEFAULT_WIDTH_PX}>
      {props.children}
    </Frame>
  );
}
