import { Button } from '@brandpost/ui';
import { PickMedia } from '@brandpost/web/src/features/media-library/pick-media.tsx';
import { sessionOf } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { type SiteAround, site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default { title: 'site/PickMedia' } satisfies Meta;

function story(kind: 'image' | 'pdf', around: Partial<SiteAround> = {}): StoryObj {
  return {
    render: () => <Asking kind={kind} />,
    parameters: site({ session: sessionOf('Anneli Xerxes', { isAdministrator: true }), ...around }),
  };
}

/** Somebody who needs a file. */
function Asking({ kind }: { kind: 'image' | 'pdf' }) {
  const [isOpen, setIsOpen] = useState(true);
  const [picked, setPicked] = useState<string | null>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button type="button" onClick={() => setIsOpen(true)}>
        Öppna igen
      </Button>
      <output>{picked}</output>
      {isOpen && (
        <PickMedia
          kind={kind}
          onClosed={close}
          onPicked={({ filename }) => {
            setPicked(filename);
            close();
          }}
        />
      )}
    </>
  );
}

export const Ordinary = story('image');
export const Papers = story('pdf');
export const Empty = story('image', { content: EMPTY_SITE });
export const TooLong = story('image', { content: CROWDED_SITE });
export const Failed = story('image', { failsWith: 500 });
