import { UsageList } from '@brandpost/web/src/features/media-library/detail/usage-list.tsx';
import type { MediaFile } from '@brandpost/web/src/features/media-library/detail/use-media-file.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';
import { NO_USES, SOME_USES } from './media-uses.ts';

export default { title: 'site/UsageList' } satisfies Meta;

function used(usage: MediaFile['usage']): StoryObj {
  return {
    render: () => (
      <main>
        <UsageList usage={usage} />
      </main>
    ),
  };
}

export const Ordinary: StoryObj = used(SOME_USES);
export const Empty: StoryObj = used(NO_USES);
export const Loading: StoryObj = used(null);
export const TooLong: StoryObj = used({
  ...SOME_USES,
  uses: SOME_USES.uses.map((use) => ({ ...use, title: TOO_LONG })),
});
export const Failed: StoryObj = used('failed');
