import type { MediaRecord } from '@brandpost/rubicore-api';
import { type ReactNode, useCallback, useState } from 'react';
import { PickMedia } from '../../media-library/pick-media.tsx';

type Asked = { kind: 'image' | 'pdf'; answer: (media: MediaRecord | null) => void };

/** The media library, opened by a call. @returns the call, and the window to show somewhere */
export function usePickMedia(): {
  pickMedia: (kind: 'image' | 'pdf') => Promise<MediaRecord | null>;
  library: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const pickMedia = useCallback(
    (kind: 'image' | 'pdf') =>
      new Promise<MediaRecord | null>((answer) => {
        setAsked({ kind, answer });
      }),
    [],
  );
  const answer = (media: MediaRecord | null) => {
    asked?.answer(media);
    setAsked(null);
  };
  const library = asked && <PickMedia kind={asked.kind} onPicked={answer} onClosed={() => answer(null)} />;
  return { pickMedia, library };
}
