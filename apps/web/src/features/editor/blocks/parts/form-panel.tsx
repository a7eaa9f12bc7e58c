import { colour } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useSlots } from '../state/slots.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  font-size: 1rem;
  line-height: 1.45;
`;

/** A strip of the canvas that belongs to the block above it. */
export const BelowBlock = styled(Fields)`
  margin-block-start: 0.875rem;
  padding: 0.875rem;
  border-radius: var(--bp-radius-s);
  background: ${colour('surface')};
`;

/** What can be said of the active block: beside the canvas where there is room, else below how it looks. */
export function FormPanel({ children }: { children: ReactNode }) {
  const { inspector } = useEditorSetting();
  const { form } = useSlots();
  if (inspector === null) return <BelowBlock data-block-form="">{children}</BelowBlock>;
  return form === null ? null : createPortal(<Fields>{children}</Fields>, form);
}

/** A round button with a sign alone, within a form. */
export const SmallIconButton = styled(SmallButton)`
  flex: none;
  inline-size: 40px;
  padding: 0;

  @media (pointer: coarse), (max-width: 47.99rem) {
    inline-size: 44px;
  }
`;

/** Buttons beside each other. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

/** A few quiet words in a form. */
export const FormNote = styled.p`
  color: ${colour('muted')};
  font-size: 0.875rem;

  &[data-tone='warning'] {
    color: ${colour('warning')};
    font-weight: 600;
  }
`;
