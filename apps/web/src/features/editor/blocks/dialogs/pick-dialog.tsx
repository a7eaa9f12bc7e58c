import { SuggestField } from '@brandpost/ui/widgets';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { Modal, NARROW_DIALOG_PX } from '../../../../forms/modal.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { Buttons, FormNote } from '../parts/form-panel.tsx';
import { findOptions, type PickOption } from './find-options.ts';

const Choice = styled.div`
  margin-bottom: 1rem;
`;

type PickDialogProps = {
  title: string;
  searchLabel: string;
  nothingFound: (text: string) => string;
  options: readonly PickOption[];
  onPick: (key: string) => void;
  onClose: () => void;
};

/** One of many, found by typing. */
export function PickDialog({ title, searchLabel, nothingFound, options, onPick, onClose }: PickDialogProps) {
  const [text, setText] = useState('');
  const found = findOptions(options, text);
  return (
    <Modal widthPx={NARROW_DIALOG_PX} title={title} onClose={onClose}>
      <Choice>
        <SuggestField
          label={searchLabel}
          isLabelHidden
          look="search"
          placeholder={searchLabel}
          // The dialog is opened to search in it.
          hasAutofocus
          value={text}
          onChange={setText}
          suggestions={found}
          listLabel={title}
          takesBest
          onPick={onPick}
        />
      </Choice>
      <FormNote role="status">{found.length === 0 ? nothingFound(text) : ''}</FormNote>
      <Buttons>
        <SmallButton type="button" onClick={onClose}>
          {editorTexts.cancel}
        </SmallButton>
      </Buttons>
    </Modal>
  );
}
