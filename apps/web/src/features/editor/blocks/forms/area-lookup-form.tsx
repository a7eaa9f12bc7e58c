import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { BlockList } from '../canvas/block-list.tsx';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormPanel } from '../parts/form-panel.ts';
import { textProp } from '../parts/text-prop.ts';

const texts = editorTexts.areaLookup;

/** What a look-up is called and asks for, and its areas one after the other. */
export function AreaLookupForm({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  return (
    <>
      {!isActive && <p>{textProp(node, 'title') || texts.untitled}</p>}
      {isActive && (
        <FormPanel>
          <BlockTextField node={node} prop="title" label={texts.title} isFirst />
          <BlockTextField node={node} prop="label" label={texts.label} />
        </FormPanel>
      )}
      <BlockList nodes={node.children} parent={node} />
    </>
  );
}
