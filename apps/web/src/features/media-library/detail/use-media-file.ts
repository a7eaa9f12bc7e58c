import {
  ApiError,
  type MediaRecord,
  type WireMediaUsage,
  type WireMediaVersion,
} from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { failureOf } from '../../../forms/failure-of.ts';
import { fileQueries } from '../media-queries.ts';
import { mediaTexts } from '../media-texts.ts';

export type MediaFile = {
  /** null until it is known. */
  media: MediaRecord | null;
  failure: string | null;
  /** null until it is known, `failed` where it cannot be known. */
  usage: WireMediaUsage | 'failed' | null;
  versions: readonly WireMediaVersion[];
};

const NO_VERSIONS: readonly WireMediaVersion[] = [];

/** All that is known of one file. @param known what the list has of it, which is shown until there is more */
export function useMediaFile(id: number, known: MediaRecord | null): MediaFile {
  const queries = fileQueries(useServices().client, id);
  const media = useQuery(queries.media);
  const usage = useQuery(queries.usage);
  const versions = useQuery(queries.versions);
  return {
    media: media.data ?? known,
    failure: media.error && (isGone(media.error) ? mediaTexts.detail.notFound : failureOf(media.error)),
    usage: usage.data ?? (usage.isError ? 'failed' : null),
    versions: versions.data ?? NO_VERSIONS,
  };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
