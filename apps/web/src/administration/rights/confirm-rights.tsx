import { Button, colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { Modal } from '../../forms/modal.tsx';
import { adminTableTexts } from '../admin-table-texts.ts';
import { adminRightsTexts as texts } from './admin-rights-texts.ts';
import { labelOf, type RightChange } from './right.ts';

const WIDTH_PX = 600;

const Changes = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin-bottom: 1rem;
  padding: 0;
  list-style: none;

  li {
    padding: 0.625rem 0.875rem;
    border-radius: var(--bp-radius-s);
    background: ${colour('surface')};
  }
`;

type ConfirmRightsProps = {
  name: string;
  changes: readonly RightChange[];
  failure: string | null;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
};

/** The difference between the rights as they are and as they will be. */
export function ConfirmRights({ name, changes, failure, isSaving, onSave, onClose }: ConfirmRightsProps) {
  const foot = (
    <>
      <Button type="button" onClick={onSave} {...ariaDisabled(isSaving)}>
        {isSaving ? adminTableTexts.form.saving : texts.save}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClose}>
        {adminTableTexts.cancel}
      </Button>
    </>
  );
  return (
    <Modal title={texts.confirmTitle(name)} widthPx={WIDTH_PX} onClose={onClose} foot={foot}>
      <Changes>
        {changes.map(({ key, description, before, after }) => (
          <li key={key}>{texts.change(description, labelOf(before), labelOf(after))}</li>
        ))}
      </Changes>
      <p>{texts.confirmText}</p>
      {failure !== null && <Failure>{failure}</Failure>}
    </Modal>
  );
}
