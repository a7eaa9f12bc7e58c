import type { MediaRecord } from '@brandpost/rubicore-api';
import { Tick } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../../api/services.ts';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { Question } from '../../../forms/question.tsx';
import { nameOf } from '../file-facts.ts';
import { MEDIA_INVALIDATES } from '../media-queries.ts';
import { mediaTexts } from '../media-texts.ts';
import { isUsed, UsageList } from './usage-list.tsx';
import type { MediaFile } from './use-media-file.ts';

const Used = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-top: 1rem;

  ul {
    margin: 0;
    padding-left: 1.25rem;
  }
`;
type DeleteFileProps = {
  media: MediaRecord;
  usage: MediaFile['usage'];
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before a file is deleted; of one that is used, where, and whether that is understood. */
export function DeleteFile({ media, usage, onDeleted, onClose }: DeleteFileProps) {
  const { client } = useServices();
  const { deleting } = mediaTexts;
  const [isUnderstood, setIsUnderstood] = useState(false);
  const hasUses = usage !== null && usage !== 'failed' && isUsed(usage);

  const removing = useMutation({
    mutationFn: () =>
      client.call('deleteMedia', { params: { id: media.id }, query: hasUses ? { force: true } : {} }),
    // Also when it fails: somebody may have used the file since it was asked.
    meta: { invalidates: MEDIA_INVALIDATES, isFailureShown: true },
    onSuccess: onDeleted,
  });
  return (
    <Question
      title={deleting.title}
      yes={deleting.yes}
      no={deleting.no}
      onYes={() => removing.mutate()}
      onNo={onClose}
      isDisabled={usage === null || (hasUses && !isUnderstood)}
    >
      <p>{deleting.text(nameOf(media))}</p>
      {hasUses && (
        <Used>
          <p>{deleting.used}</p>
          <UsageList usage={usage} />
          <Tick isTicked={isUnderstood} onChange={setIsUnderstood}>
            {deleting.understood}
          </Tick>
        </Used>
      )}
      {removing.error && <Failure>{failureOf(removing.error)}</Failure>}
    </Question>
  );
}
