import { ReplaceFile } from '@brandpost/web/src/features/media-library/detail/replace-file.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nothingHappens } from '../editor/nothing-happens.ts';
import { LONG_WORD } from '../texts.ts';
import { PICTURE } from './media-records.ts';

export default { title: 'site/ReplaceFile' } satisfies Meta;

function replacing(name: string, type: string): StoryObj {
  const file = new File([new Uint8Array(240_000)], name, { type });
  return {
    render: () => (
      <ReplaceFile media={PICTURE} file={file} onReplaced={nothingHappens} onClose={nothingHappens} />
    ),
  };
}

export const Ordinary: StoryObj = replacing('brandvarnare-ny.jpg', 'image/jpeg');
export const OtherKind: StoryObj = replacing('brandvarnare.pdf', 'application/pdf');
export const TooLong: StoryObj = replacing(`${LONG_WORD}.jpg`, 'image/jpeg');
