import { mediaFilePath } from '@brandpost/cms-blocks';
import { colour } from '@brandpost/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import type { Editing } from '../post/editing.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { usePickMedia } from './use-pick-media.tsx';

const { fields } = postEditorTexts;

const Picture = styled.img`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--bp-radius-s);
  background: ${colour('surface-2')};
  object-fit: cover;
`;

/** The post's own picture, from the media library. */
export function PictureField({ draft, change }: Editing) {
  const { pickMedia, library } = usePickMedia();
  const choose = async () => {
    const picked = await pickMedia('image');
    if (picked === null) return;
    change({ media: { id: picked.id, filename: picked.filename }, mediaId: picked.id });
  };
  return (
    <FormGroup>
      <legend>{fields.picture}</legend>
      {draft.media && <Picture src={mediaFilePath(draft.media.filename)} alt="" />}
      <SmallButton type="button" onClick={() => void choose()}>
        <ImagePlus aria-hidden="true" size={18} />
        {draft.media === null ? fields.choosePicture : fields.changePicture}
      </SmallButton>
      {draft.media && (
        <SmallButton type="button" onClick={() => change({ media: null, mediaId: null })}>
          <Trash2 aria-hidden="true" size={18} />
          {fields.removePicture}
        </SmallButton>
      )}
      {library}
    </FormGroup>
  );
}
