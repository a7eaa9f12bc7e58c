import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormPanel } from '../parts/form-panel.tsx';
import { MediaChoice } from './media-choice.tsx';

/** Which picture, and what stands below it. */
export function ImageForm({ node }: { node: ContentNode }) {
  return (
    <FormPanel>
      <MediaChoice node={node} isFirst />
      <BlockTextField node={node} prop="caption" label={editorTexts.image.caption} />
    </FormPanel>
  );
}
