import { Button } from '@brandpost/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldModeTexts } from '../../field-mode/field-mode-texts.ts';
import { deleteDatabase } from '../../field-store/database.ts';
import { fieldPageTexts as texts } from './field-page-texts.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  font-size: 1rem;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
`;

/** Takes everything from the phone, after a question; anyone who hands it on may have no network to sign out by. */
export function ClearDevice({ unsent, onCleared }: { unsent: number; onCleared: () => Promise<void> }) {
  const [isAsked, setIsAsked] = useState(false);
  const clear = () => void deleteDatabase().then(onCleared);
  if (!isAsked) {
    return (
      <Button type="button" data-look="quiet" onClick={() => setIsAsked(true)}>
        {texts.clear}
      </Button>
    );
  }
  return (
    <Frame role="group" aria-label={texts.clear}>
      <p>
        {texts.clearText} {unsent > 0 && fieldModeTexts.unsentAtStop(unsent)}
      </p>
      <div>
        <Button type="button" onClick={clear}>
          {texts.clearYes}
        </Button>
        <Button type="button" data-look="quiet" onClick={() => setIsAsked(false)}>
          {texts.clearNo}
        </Button>
      </div>
    </Frame>
  );
}
