import { safeUrl, videoSource } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormPanel } from '../parts/form-panel.ts';
import { textProp } from '../parts/text-prop.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { MediaChoice } from './media-choice.tsx';

const texts = editorTexts.video;

/** Where a film is, and whether it may be shown on the page; what it is called, and the picture that stands there first. */
export function VideoForm({ node }: { node: ContentNode }) {
  const { resources } = useEditorSetting();
  const address = textProp(node, 'videoSrc');
  const source = videoSource(address, resources.allowedVideoHosts);
  const isBad = address.trim() !== '' && safeUrl(address, 'frame') === null;
  const help =
    source !== null ? texts.shown(source.host) : address.trim() === '' || isBad ? texts.help : texts.linkOnly;
  return (
    <FormPanel>
      <BlockTextField
        node={node}
        prop="videoSrc"
        label={texts.address}
        inputMode="url"
        isFirst
        error={isBad ? texts.bad : undefined}
        hint={help}
      />
      <BlockTextField node={node} prop="title" label={texts.title} hint={texts.titleHelp} />
      <MediaChoice node={node} />
    </FormPanel>
  );
}
