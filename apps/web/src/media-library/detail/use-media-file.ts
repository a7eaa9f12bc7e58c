import {
  ApiError,
  decodeMediaRecord,
  type MediaRecord,
  type WireMediaUsage,
  type WireMediaVersion,
} from '@brandpost/rubicore-api';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { failureOf } from '../../errors/failure-of.ts';
import { mediaTexts } from '../../texts/media-texts.ts';

export type MediaFile = {
  /** null until it is known. */
  media: MediaRecord | null;
  failure: string | null;
  /** null until it is known, `failed` where it cannot be told. */
  usage: WireMediaUsage | 'failed' | null;
  versions: readonly WireMediaVersion[];
};

const UNKNOWN: MediaFile = { media: null, failure: null, usage: null, versions: [] };

/**
 * All that is known of one file. @param known what the list has of it, which is shown until there is more
 */
export function useMediaFile(id: number, known: MediaRecord | null) {
  const { client } = useServices();
  const [file, setFile] = useState<MediaFile>({ ...UNKNOWN, media: known });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const ending = new AbortController();
    const asked = { params: { id }, signal: ending.signal };
    const tell = (more: Partial<MediaFile>) => {
      if (!ending.signal.aborted) setFile((before) => ({ ...before, ...more }));
    };
    client.call('getMedia', asked).then(
      (wire) => tell({ media: decodeMediaRecord(wire), failure: null }),
      (error: unknown) => tell({ failure: isGone(error) ? mediaTexts.detail.notFound : failureOf(error) }),
    );
    client.call('getMediaUsage', asked).then(
      (usage) => tell({ usage }),
      () => tell({ usage: 'failed' }),
    );
    client.call('listMediaVersions', asked).then(
      (versions) => tell({ versions }),
      () => undefined,
    );
    return () => ending.abort();
  }, [client, id, turn]);

  return { file, refresh: useCallback(() => setTurn((before) => before + 1), []) };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
