import { mediaFilename, mediaFilePath } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { Image } from 'lucide-react';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { changeProps } from '../commands/change-block.ts';
import { Buttons, FormNote } from '../parts/form-panel.tsx';
import { textProp } from '../parts/text-prop.ts';
import { blockEvents } from '../state/blocks-slice.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { type EditorStore, useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.image;

/** A picture from the media library, with the description that it has there. */
export function MediaChoice({ node, isFirst = false }: { node: ContentNode; isFirst?: boolean }) {
  const store = useEditorStore();
  const { resources } = useEditorSetting();
  const filename = mediaFilename(textProp(node, 'imgSrc'));
  const record = filename === null ? undefined : resources.media.get(filename);
  return (
    <div>
      <Buttons>
        <SmallButton
          type="button"
          data-first-field={isFirst ? '' : undefined}
          onClick={() => choose(store, node.id)}
        >
          <Image aria-hidden="true" size={16} />
          {filename === null ? texts.choose : texts.change}
        </SmallButton>
        {filename !== null && (
          <SmallButton type="button" onClick={() => changeProps(store, node.id, { imgSrc: '' })}>
            {texts.clear}
          </SmallButton>
        )}
      </Buttons>
      {record !== undefined && (
        <FormNote data-tone={record.alt === '' ? 'warning' : undefined}>
          {record.alt === '' ? texts.noAlt : `${texts.alt}: ${record.alt}`}
        </FormNote>
      )}
    </div>
  );
}

async function choose(store: EditorStore, id: string): Promise<void> {
  const picked = await store.given.sources.pickMedia('image');
  if (picked === null) return;
  const { filename, alt, widthPx, heightPx } = picked;
  store.dispatch(blockEvents.picked({ [filename]: { alt, widthPx, heightPx, copies: [] } }));
  changeProps(store, id, { imgSrc: mediaFilePath(filename) });
}
