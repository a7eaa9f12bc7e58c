import { ApiError, type MediaRecord } from '@brandpost/rubicore-api';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { Failure } from '../../dialogs/failure.tsx';
import { Question } from '../../dialogs/question.tsx';
import { failureOf } from '../../errors/failure-of.ts';
import { mediaTexts } from '../../texts/media-texts.ts';
import { nameOf } from '../file-facts.ts';
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
const Check = styled.div`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  min-height: 44px;

  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
  }
`;
type DeleteFileProps = {
  media: MediaRecord;
  usage: MediaFile['usage'];
  /** Somebody has used it since it was asked. */
  onUsed: () => void;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before a file is deleted; of one that is used, where, and whether that is understood. */
export function DeleteFile({ media, usage, onUsed, onDeleted, onClose }: DeleteFileProps) {
  const { client } = useServices();
  const { deleting } = mediaTexts;
  const checkId = useId();
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hasUses = usage !== null && usage !== 'failed' && isUsed(usage);

  const remove = async () => {
    setFailure(null);
    try {
      await client.call('deleteMedia', { params: { id: media.id }, query: hasUses ? { force: true } : {} });
      onDeleted();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onUsed();
      setFailure(failureOf(error));
    }
  };
  return (
    <Question
      title={deleting.title}
      yes={deleting.yes}
      no={deleting.no}
      onYes={() => void remove()}
      onNo={onClose}
      isDisabled={usage === null || (hasUses && !isUnderstood)}
    >
      <p>{deleting.text(nameOf(media))}</p>
      {hasUses && (
        <Used>
          <p>{deleting.used}</p>
          <UsageList usage={usage} />
          <Check>
            <input
              id={checkId}
              type="checkbox"
              checked={isUnderstood}
              onChange={({ target }) => setIsUnderstood(target.checked)}
            />
            <label htmlFor={checkId}>{deleting.understood}</label>
          </Check>
        </Used>
      )}
      {failure !== null && <Failure>{failure}</Failure>}
    </Question>
  );
}
