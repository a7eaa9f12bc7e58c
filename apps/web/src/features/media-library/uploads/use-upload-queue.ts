import type { MediaRecord } from '@brandpost/rubicore-api';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Uploads } from './uploads.ts';
import type { Upload } from './uploads-slice.ts';

/** The queue as it is. @param onUploaded called with each file that arrives meanwhile */
export function useUploadQueue(
  { subscribe, queue }: Uploads,
  onUploaded?: (media: MediaRecord) => void,
): readonly Upload[] {
  const uploads = useSyncExternalStore(subscribe, queue, queue);
  const known = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    const before = known.current;
    const done = uploads.flatMap(({ id, progress }) =>
      progress.step === 'done' ? [{ id, media: progress.media }] : [],
    );
    known.current = new Set(done.map(({ id }) => id));
    for (const { id, media } of done) if (before?.has(id) === false) onUploaded?.(media);
  }, [uploads, onUploaded]);
  return uploads;
}
