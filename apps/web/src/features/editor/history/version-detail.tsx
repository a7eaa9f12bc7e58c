import type { PostDraft } from '@brandpost/domain';
import { decodePost, type PostVersion, type RubicoreClient } from '@brandpost/rubicore-api';
import { Button, colour } from '@brandpost/ui';
import { SelectField } from '@brandpost/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { draftOfPost } from '../draft/draft-of-post.ts';
import { historyTexts } from '../history-editor-texts.ts';
import type { ReferenceData } from '../opening/reference-data.ts';
import { DifferenceList } from './difference-list.tsx';
import { useDifferences } from './use-differences.ts';
import { VersionName } from './version-name.tsx';
import { whenSaved } from './when-saved.ts';

const NOW = 'now';
const Detail = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  min-width: 0;

  h3 {
    font-size: 1.25rem;
    outline: none;
  }
`;
const Restore = styled.div`
  display: grid;
  gap: 0.375rem;
  justify-items: start;
  padding-top: 1rem;
  border-top: 1px solid ${colour('line')};

  p {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;

type VersionDetailProps = {
  postId: number;
  version: PostVersion;
  versions: readonly PostVersion[];
  /** What stands in the editor. */
  present: PostDraft;
  referenceData: ReferenceData;
  client: RubicoreClient;
  onNamed: () => void;
  onRestore: (version: PostDraft, when: string) => void;
};

/** What differs between a version and what stands now, or another version; its name; the way to have it back. */
export function VersionDetail(props: VersionDetailProps) {
  const { postId, version, versions, present, referenceData, client, onNamed, onRestore } = props;
  const [against, setAgainst] = useState(NOW);
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null);
  const chosen = useVersionDraft(postId, version.number, client);
  const other = useVersionDraft(postId, against === NOW ? null : Number(against), client);
  const otherDraft = against === NOW ? present : other.draft;
  const isLater = against === NOW || Number(against) > version.number;
  const [from, to] = isLater ? [chosen.draft, otherDraft] : [otherDraft, chosen.draft];
  const differences = useDifferences(from, to, { referenceData, client });
  const when = whenSaved(version, versions);
  // On a phone the list fills the screen: what was chosen comes into sight.
  useEffect(() => {
    void heading?.scrollIntoView({ block: 'nearest' });
  }, [heading]);
  const hasFailed = chosen.hasFailed || (against !== NOW && other.hasFailed);
  const count = differences === null ? 0 : differences.fields.length + differences.blocks.length;
  return (
    <Detail aria-labelledby="history-version">
      <h3 id="history-version" ref={setHeading}>
        {version.name ?? historyTexts.version(when)}
      </h3>
      <SelectField
        label={historyTexts.against}
        value={against}
        onChange={setAgainst}
        options={[
          { value: NOW, name: historyTexts.now },
          ...versions
            .filter(({ number }) => number !== version.number)
            .map((other) => ({
              value: String(other.number),
              name: historyTexts.optionOf(whenSaved(other, versions), other.name ?? other.authorName),
            })),
        ]}
      />
      <p role="status">
        {hasFailed
          ? historyTexts.failed
          : differences === null
            ? historyTexts.loading
            : historyTexts.counted(count)}
      </p>
      {differences !== null && <DifferenceList heading="h4" differences={differences} />}
      <VersionName key={version.number} postId={postId} version={version} client={client} onNamed={onNamed} />
      <Restore>
        <Button
          type="button"
          disabled={chosen.draft === null}
          onClick={() => chosen.draft !== null && onRestore(chosen.draft, when)}
        >
          {historyTexts.restore}
        </Button>
        <p>{historyTexts.restoreHint}</p>
      </Restore>
    </Detail>
  );
}

type VersionDraft = { readonly draft: PostDraft | null; readonly hasFailed: boolean };

/** A post as it was saved under a number, which stays as it is. @param number null while none is asked for */
function useVersionDraft(id: number, number: number | null, client: RubicoreClient): VersionDraft {
  const { data = null, isError } = useQuery({
    queryKey: [...queryKeys.posts, 'version', id, number],
    async queryFn({ signal }) {
      const post = decodePost(
        await client.call('getPostVersion', { params: { id, number: number ?? 0 }, signal }),
      );
      if (post === null) throw new Error('The answer holds no post');
      return draftOfPost(post);
    },
    enabled: number !== null,
    staleTime: 'static',
  });
  return { draft: data, hasFailed: isError };
}
