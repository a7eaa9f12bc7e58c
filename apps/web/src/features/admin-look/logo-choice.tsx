import { colour } from '@brandpost/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { FormGroup, SmallButton } from '../../forms/form-group.tsx';
import { PickMedia } from '../media-library/pick-media.tsx';
import { adminLookTexts } from './admin-look-texts.ts';
import { type LookDraft, withLogo } from './look-draft.ts';

const texts = adminLookTexts.logo;

export const Hint = styled.p`
  color: ${colour('muted')};
  font-size: 0.9375rem;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

type LogoChoiceProps = { draft: LookDraft; onChange: (draft: LookDraft) => void };

/** A picture of the media library, or the shield. */
export function LogoChoice({ draft, onChange }: LogoChoiceProps) {
  const [isPicking, setIsPicking] = useState(false);
  const isChosen = draft.logo !== null;
  return (
    <FormGroup>
      <legend>{texts.title}</legend>
      <Hint>{isChosen ? texts.hint : `${texts.none} ${texts.hint}`}</Hint>
      <Ways>
        <SmallButton type="button" onClick={() => setIsPicking(true)}>
          <ImagePlus aria-hidden="true" size={18} />
          {isChosen ? texts.change : texts.choose}
        </SmallButton>
        {isChosen && (
          <SmallButton type="button" onClick={() => onChange({ ...draft, logoMediaId: null, logo: null })}>
            <Trash2 aria-hidden="true" size={18} />
            {texts.remove}
          </SmallButton>
        )}
      </Ways>
      {isPicking &&
        // Beside the form: browsers send no form that stands in another, and one that describes a new file is in here.
        createPortal(
          <PickMedia
            kind="image"
            onPicked={(media) => {
              onChange(withLogo(draft, media));
              setIsPicking(false);
            }}
            onClosed={() => setIsPicking(false)}
          />,
          document.body,
        )}
    </FormGroup>
  );
}
