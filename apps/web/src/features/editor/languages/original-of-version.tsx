import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { Notice } from '../review/notice.ts';
import { isOlderThan, versionsQuery } from './versions-query.ts';

const { fields } = postEditorTexts;

type OriginalOfVersionProps = {
  originalId: number;
  draft: PostDraft;
  client: RubicoreClient;
  change: (change: Partial<PostDraft>) => void;
};

/** The way from a version to its page; where that has been changed since, also the way to say that both agree. */
export function OriginalOfVersion({ originalId, draft, client, change }: OriginalOfVersionProps) {
  const { data } = useQuery(versionsQuery(client, originalId));
  if (!data) return null;
  const { original, versions } = data;
  const saved = versions.find(({ id }) => id === draft.id);
  const isOlder =
    saved !== undefined &&
    isOlderThan(original, { comparedDate: draft.comparedDate, updatedDate: saved.updatedDate });
  const way = <Link to={paths.createContent(originalId)}>{fields.original}</Link>;
  if (!isOlder) return <p>{way}</p>;
  return (
    <Notice>
      <Languages aria-hidden="true" size={22} />
      <div>
        <p>{fields.newerOriginal(formatDateTime(original.updatedDate ?? ''))}</p>
        <ul>
          <li>{way}</li>
          <li>
            <button type="button" onClick={() => change({ comparedDate: new Date().toISOString() })}>
              {fields.versionIsRight}
            </button>
          </li>
        </ul>
      </div>
    </Notice>
  );
}
