import { Button, colour } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ariaDisabled } from './aria-disabled.ts';
import { Modal } from './modal.tsx';

const Danger = styled(Button)`
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${colour('crisis')};
    filter: brightness(1.15);
  }
`;

type QuestionProps = {
  title: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** Asks before something is lost. */
export function Question({ title, yes, no, onYes, onNo, isDisabled = false, children }: QuestionProps) {
  const foot = (
    <>
      <Danger type="button" onClick={onYes} {...ariaDisabled(isDisabled)}>
        {yes}
      </Danger>
      <Button type="button" data-look="quiet" onClick={onNo}>
        {no}
      </Button>
    </>
  );
  return (
    <Modal title={title} widthPx={560} onClose={onNo} foot={foot}>
      {children}
    </Modal>
  );
}
