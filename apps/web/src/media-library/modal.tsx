import { colour, IconButton } from '@brandpost/ui';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { sv } from '../texts/sv.ts';

const Frame = styled.dialog<{ $widthPx: number }>`
  width: min(${(props) => props.$widthPx}px, 100% - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-l);
  overflow: hidden;
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1.0625rem;
  text-align: start;
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
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.75rem 0.875rem 0.75rem clamp(1rem, 3vw, 1.75rem);
  border-bottom: 1px solid ${colour('line')};

  h2 {
    min-width: 0;
    overflow: hidden;
    font-size: 1.375rem;
    text-overflow: ellipsis;
    white-space: nowrap;
    outline: none;
  }
  button {
    flex: none;
  }
`;
const Content = styled.div`
  flex: 1;
  min-height: 0;
  padding: clamp(1rem, 3vw, 1.75rem);
  overflow: auto;
  overscroll-behavior: contain;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  padding: 0.875rem clamp(1rem, 3vw, 1.75rem);
  border-top: 1px solid ${colour('line')};
  background: ${colour('surface')};
`;

type ModalProps = {
  title: string;
  widthPx: number;
  /** Escape, the cross, or what is pressed inside: the modal stays until it is no longer rendered. */
  onClose: () => void;
  /** What has to be in reach however long the content is. */
  foot?: ReactNode;
  children: ReactNode;
};

/** From here on a modal has all of a phone's screen. */
const LARGE_PX = 900;
/** From here on it is as high as there is room for. */
const TALL_PX = 1100;

/** A window over the page that is open as long as it is rendered. The browser keeps focus inside and gives it back. */
export function Modal({ title, widthPx, onClose, foot, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Closed before it is taken away, or focus would not go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
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
        onClose();
      }}
    >
      <Top>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton type="button" aria-label={sv.header.close} onClick={onClose}>
          <X aria-hidden="true" size={24} />
        </IconButton>
      </Top>
      <Content>{children}</Content>
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Frame>
  );
}
