import { DeleteFile } from '@brandpost/web/src/features/media-library/detail/delete-file.tsx';
import type { MediaFile } from '@brandpost/web/src/features/media-library/detail/use-media-file.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nothingHappens } from '../editor/nothing-happens.ts';
import { site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';
import { PICTURE } from './media-records.ts';
import { NO_USES, SOME_USES } from './media-uses.ts';

export default { title: 'site/DeleteFile' } satisfies Meta;

function deleting(usage: MediaFile['usage'], title = PICTURE.title): StoryObj {
  return {
    render: () => (
      <DeleteFile
        media={{ ...PICTURE, title }}
        usage={usage}
        onDeleted={nothingHappens}
        onClose={nothingHappens}
      />
    ),
  };
}

export const Ordinary: StoryObj = deleting(NO_USES);
export const Used: StoryObj = deleting(SOME_USES);
export const Understood: StoryObj = {
  ...deleting(SOME_USES),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
  },
};
export const Loading: StoryObj = deleting(null);
export const TooLong: StoryObj = deleting(
  { ...SOME_USES, uses: SOME_USES.uses.map((use) => ({ ...use, title: TOO_LONG })) },
  TOO_LONG,
);
export const Failed: StoryObj = {
  ...deleting(NO_USES),
  parameters: site({ failsWith: 500 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort' }));
    await canvas.findByRole('alert');
  },
};
