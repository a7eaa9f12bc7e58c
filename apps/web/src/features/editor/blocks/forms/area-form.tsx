import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormPanel } from '../parts/form-panel.tsx';

const texts = editorTexts.area;

/** One area of a look-up: its places, and who serves it. */
export function AreaForm({ node }: { node: ContentNode }) {
  return (
    <FormPanel>
      <BlockTextField node={node} prop="name" label={texts.name} isFirst />
      <BlockTextField node={node} prop="places" label={texts.places} hint={texts.placesHint} isLong />
      <BlockTextField node={node} prop="who" label={texts.who} />
      <BlockTextField node={node} prop="when" label={texts.when} isLong />
      <BlockTextField node={node} prop="phone" label={texts.phone} inputMode="tel" />
      <BlockTextField node={node} prop="email" label={texts.email} inputMode="email" />
    </FormPanel>
  );
}
