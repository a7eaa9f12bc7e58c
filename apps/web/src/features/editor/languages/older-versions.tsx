import { languageNames, type PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { Notice } from '../review/notice.ts';
import { isOlderThan, versionsQuery } from './versions-query.ts';

/** The versions in other languages that a page which is out has left behind. */
export function OlderVersions({ draft, client }: { draft: PostDraft; client: RubicoreClient }) {
  const { id, type, translationOfId } = draft;
  const mayHaveSome = id !== null && type === 'page' && translationOfId === null;
  const { data } = useQuery({ ...versionsQuery(client, id ?? 0), enabled: mayHaveSome });
  const older =
    data?.versions.filter((version) => version.status === 'publish' && isOlderThan(data.original, version)) ??
    [];
  if (older.length === 0) return null;
  return (
    <Notice>
      <Languages aria-hidden="true" size={22} />
      <div>
        {postEditorTexts.review.olderVersions}
        <ul>
          {older.map((version) => (
            <li key={version.id}>
              <Link to={paths.createContent(version.id)}>{languageNames[version.language]}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
