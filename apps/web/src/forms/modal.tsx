import { Dialog } from '@brandpost/ui';
import type { ComponentProps } from 'react';
import { sv } from '../texts/sv.ts';

/** Wide enough for one column of choices. */
export const NARROW_DIALOG_PX = 480;

type ModalProps = Omit<ComponentProps<typeof Dialog>, 'closing'> & {
  /** Escape, the cross, or what is pressed inside: the modal stays until it is no longer rendered. */
  onClose: () => void;
};

/** A dialog that may be left without an answer. */
export function Modal({ onClose, ...dialog }: ModalProps) {
  return <Dialog {...dialog} closing={{ name: sv.header.close, onClose }} />;
}
