import { Button, colour } from '@brandpost/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Question } from '../../../forms/question.tsx';
import { mediaTexts } from '../media-texts.ts';
import type { FileChanges } from './use-file-changes.ts';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.875rem 1.125rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  p {
    flex: 1 1 18rem;
    font-size: 1rem;
    line-height: 1.45;
  }
`;

/** What the trash is, and the way to empty it. */
export function TrashBar({ files, changes }: { files: number; changes: FileChanges }) {
  const { trash } = mediaTexts;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Frame>
      <p>{trash.about}</p>
      {files > 0 && (
        <Button
          type="button"
          data-look="quiet"
          onClick={() => setIsAsking(true)}
          {...ariaDisabled(changes.isRunning)}
        >
          <Trash2 aria-hidden="true" size={18} />
          {trash.empty}
        </Button>
      )}
      {isAsking && (
        <Question
          title={trash.emptyTitle}
          yes={trash.empty}
          no={mediaTexts.picking.cancel}
          onYes={() => {
            setIsAsking(false);
            void changes.empty();
          }}
          onNo={() => setIsAsking(false)}
        >
          <p>{trash.emptyText(files)}</p>
        </Question>
      )}
    </Frame>
  );
}
