import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { BlockList } from '../canvas/block-list.tsx';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormPanel } from '../parts/form-panel.tsx';
import { textProp } from '../parts/text-prop.ts';
import { useEditorSetting } from '../state/editor-setting.ts';

const texts = editorTexts.areaLookup;

/** What a look-up is called and asks for, and its areas one after the other. */
export function AreaLookupForm({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  const { inspector } = useEditorSetting();
  return (
    <>
      {(!isActive || inspector !== null) && <p>{textProp(node, 'title') || texts.untitled}</p>}
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
