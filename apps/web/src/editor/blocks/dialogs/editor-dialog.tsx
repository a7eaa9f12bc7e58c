import { Dialog, VisuallyHidden } from '@brandpost/ui';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Title = styled.h2`
  && {
    margin-block-end: 1rem;
    font-size: 1.25rem;
  }
`;

/** A dialog that is open for as long as it is drawn. Focus comes back to where it was. */
export function EditorDialog({
  title,
  isTitleHidden = false,
  widthPx = 480,
  onClose,
  children,
}: {
  title: string;
  isTitleHidden?: boolean;
  widthPx?: number;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    const onCancel = () => close();
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    element?.addEventListener('cancel', onCancel);
    return () => {
      element?.removeEventListener('cancel', onCancel);
      element?.close();
    };
  }, []);
  return (
    <Dialog ref={dialog} titleId={titleId} widthPx={widthPx}>
      {isTitleHidden ? (
        <VisuallyHidden as="h2" id={titleId}>
          {title}
        </VisuallyHidden>
      ) : (
        <Title id={titleId}>{title}</Title>
      )}
      {children}
    </Dialog>
  );
}
