import { DEFAULT_VIDEO_HOSTS, safeUrl, videoSiteName, videoSource } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormPanel } from '../parts/form-panel.tsx';
import { textProp } from '../parts/text-prop.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { MediaChoice } from './media-choice.tsx';

const texts = editorTexts.video;

/** Where a film is, and whether it may be shown on the page; what it is called, and the picture that stands there first. */
export function VideoForm({ node }: { node: ContentNode }) {
  const { resources } = useEditorSetting();
  const address = textProp(node, 'videoSrc');
  const isBad = address.trim() !== '' && safeUrl(address, 'frame') === null;
  return (
    <FormPanel>
      <BlockTextField
        node={node}
        prop="videoSrc"
        label={texts.address}
        inputMode="url"
        isFirst
        error={isBad ? texts.bad : undefined}
        hint={hintOf(address, resources.allowedVideoHosts)}
      />
      <BlockTextField node={node} prop="title" label={texts.title} hint={texts.titleHelp} />
      <MediaChoice node={node} />
    </FormPanel>
  );
}

/** What becomes of a film at an address, and where films may come from. */
function hintOf(address: string, allowedHosts: readonly string[] = DEFAULT_VIDEO_HOSTS): string {
  const sites = [...new Set(allowedHosts.map(videoSiteName))];
  const url = safeUrl(address, 'frame');
  if (url === null) return texts.help(sites);
  const source = videoSource(address, allowedHosts);
  return source === null
    ? texts.linkOnly(new URL(url).hostname.replace(/^www\./, ''), sites)
    : texts.shown(videoSiteName(source.host));
}
