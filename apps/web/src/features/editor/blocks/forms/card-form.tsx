import { safeUrl } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormPanel } from '../parts/form-panel.tsx';
import { textProp } from '../parts/text-prop.ts';
import { MediaChoice } from './media-choice.tsx';

const texts = editorTexts.card;

/** What a card says, shows and leads to. */
export function CardForm({ node }: { node: ContentNode }) {
  const url = textProp(node, 'buttonUrl');
  const isBad = url.trim() !== '' && safeUrl(url, 'link') === null;
  return (
    <FormPanel>
      <BlockTextField node={node} prop="title" label={texts.title} isFirst />
      <BlockTextField node={node} prop="text" label={texts.text} isLong />
      <MediaChoice node={node} />
      <BlockTextField node={node} prop="buttonLabel" label={texts.buttonLabel} />
      <BlockTextField
        node={node}
        prop="buttonUrl"
        label={texts.buttonUrl}
        inputMode="url"
        error={isBad ? texts.badAddress : undefined}
        hint={texts.buttonHelp}
      />
    </FormPanel>
  );
}
