import type { MediaRecord } from '@brandpost/rubicore-api';
import { Tick } from '@brandpost/ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Question } from '../../../forms/question.tsx';
import { nameOf } from '../file-facts.ts';
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

type RemoveFileProps = {
  media: MediaRecord;
  usage: MediaFile['usage'];
  onYes: () => void;
  onNo: () => void;
};

/**
 * Asks before a used file is put in the trash, or one that lies there is deleted for good: where it is used, and whether
 * that is understood.
 */
export function RemoveFile({ media, usage, onYes, onNo }: RemoveFileProps) {
  const { removing } = mediaTexts;
  const words = media.trashedDate === null ? removing.trash : removing.forever;
  const [isUnderstood, setIsUnderstood] = useState(false);
  const hasUses = usage !== null && usage !== 'failed' && isUsed(usage);
  return (
    <Question
      title={words.title}
      yes={words.yes}
      no={removing.no}
      onYes={onYes}
      onNo={onNo}
      isDisabled={usage === null || (hasUses && !isUnderstood)}
    >
      <p>{words.text(nameOf(media))}</p>
      {hasUses && (
        <Used>
          {'used' in words && <p>{words.used}</p>}
          <UsageList usage={usage} />
          <Tick isTicked={isUnderstood} onChange={setIsUnderstood}>
            {words.understood}
          </Tick>
        </Used>
      )}
    </Question>
  );
}
