import type { PushChoices } from '@brandpost/rubicore-api';
import { Button } from '@brandpost/ui';
import { BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { pushTexts as texts } from './push-texts.ts';

const On = styled.p`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  font-weight: 600;

  svg {
    flex: none;
  }
`;
const Chosen = styled.p`
  margin: 0.375rem 0 1rem;
`;
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

type PushStatusProps = { choices: PushChoices; onChange: () => void; onStop: () => void };

/** What this browser gets. */
export function PushStatus({ choices: { level, municipality, quiet }, onChange, onStop }: PushStatusProps) {
  const place = municipality === '' ? texts.everywhere : municipality;
  const hours = quiet === null ? '' : ` ${texts.quietBetween(quiet.from, quiet.to)}`;
  return (
    <>
      <On>
        <BellRing aria-hidden size={22} /> {texts.on}
      </On>
      <Chosen>
        {texts.levels[level]}. {place}.{hours}
      </Chosen>
      <Buttons>
        <Button type="button" data-look="quiet" onClick={onChange}>
          {texts.change}
        </Button>
        <Button type="button" data-look="quiet" onClick={onStop}>
          {texts.stop}
        </Button>
      </Buttons>
    </>
  );
}
