import { DIALOG_WIDTH_PX } from '@brandpost/domain';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/button.tsx';
import { colour } from '../theme/tokens.ts';

/** From here on a dialog has all of a phone's screen. */
const LARGE_PX = 900;
/** Where focus begins: at what is marked, or at the first field in it. */
const FIRST =
  '[data-autofocus]:is(input, textarea, select, button), [data-autofocus] :is(input, textarea, select):not(:disabled)';
/** From here on it is as high as there is room for. */
const TALL_PX = 1100;

const Frame = styled.dialog<{ $widthPx: number }>`
  /* Between its edge and what is in it. */
  --bp-dialog-inset: clamp(1rem, 3vw, 1.75rem);
  width: min(${(props) => props.$widthPx}px, 100% - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  overflow: auto;
  overscroll-behavior: contain;
  /* What has focus is not behind what stays in sight. */
  scroll-padding-block: 5rem 6rem;
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1.0625rem;
  text-align: start;
  overflow-wrap: anywhere;
  box-shadow: var(--bp-shadow);

  &[open] {
    display: flex;
    flex-direction: column;
  }
  /* The same whatever is found in it. */
  &[data-is-tall='true'] {
    height: min(64rem, 100dvh - 2rem);
  }
  &::backdrop {
    background: rgb(11 19 33 / 0.55);
  }
  @media (max-width: 47.99rem) {
    width: 100%;
    max-width: none;
    max-height: 100dvh;
    border-width: 1px 0 0;
    border-radius: var(--bp-radius-l) var(--bp-radius-l) 0 0;
    margin-bottom: 0;

    &[data-is-large='true'] {
      height: 100dvh;
      border-radius: 0;
    }
  }
`;
const Top = styled.div`
  position: sticky;
  z-index: 10;
  top: 0;
  display: flex;
  flex: none;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
  min-height: 4.25rem;
  padding: 0.75rem 0.875rem 0.75rem var(--bp-dialog-inset);
  border-bottom: 1px solid ${colour('line')};
  background: ${colour('bg')};

  h2 {
    min-width: 0;
    font-size: 1.375rem;
    line-height: 1.25;
    text-wrap: balance;
    outline: none;
  }
  button {
    flex: none;
  }
`;
const Content = styled.div`
  flex: 1 0 auto;
  padding: var(--bp-dialog-inset);
`;
const Foot = styled.div`
  position: sticky;
  z-index: 10;
  bottom: 0;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  padding: 0.875rem var(--bp-dialog-inset);
  border-top: 1px solid ${colour('line')};
  background: ${colour('surface')};
`;

type DialogProps = {
  title: string;
  widthPx?: number;
  /**
   * The way out without an answer: Escape, and a cross of that name. The dialog stays until it is no longer rendered.
   * Without a way out it has to be answered.
   */
  closing?: { name: string; onClose: () => void };
  /** What has to be in reach however long the content is. */
  foot?: ReactNode;
  children?: ReactNode;
};

/**
 * A window over the page that is open as long as it is rendered. The browser keeps focus inside and gives it back. Focus
 * begins at what has `data-autofocus`, or at the first field in that, else at the title.
 */
export function Dialog({ title, widthPx = DIALOG_WIDTH_PX, closing, foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Closed before it is taken away, or focus would not go back.
  useLayoutEffect(() => {
    const [element, opener] = [dialog.current, document.activeElement];
    element?.showModal();
    (element?.querySelector<HTMLElement>(FIRST) ?? heading.current)?.focus();
    return () => {
      element?.close();
      queueMicrotask(() => giveFocusBack(opener));
    };
  }, []);
  return (
    <Frame
      ref={dialog}
      aria-labelledby={titleId}
      $widthPx={widthPx}
      data-is-large={widthPx >= LARGE_PX}
      data-is-tall={widthPx >= TALL_PX}
      onCancel={(event) => {
        // A file chooser inside tells of its own end by the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        closing?.onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // Browsers close by a second Escape what did not close by the first.
        if (target !== currentTarget || currentTarget.open) return;
        if (closing === undefined) currentTarget.showModal();
        else closing.onClose();
      }}
      // React tells a form that the dialog is opened from of those inside it, wherever they stand on the page.
      onSubmit={(event) => event.stopPropagation()}
    >
      <Top>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {closing !== undefined && (
          <IconButton type="button" aria-label={closing.name} onClick={closing.onClose}>
            <X aria-hidden="true" size={24} />
          </IconButton>
        )}
      </Top>
      {children !== undefined && <Content>{children}</Content>}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Frame>
  );
}

/** The browser gives focus back itself, but not from under a window that closes together with the one over it. */
function giveFocusBack(opener: Element | null): void {
  const isLost = document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
