import { Button } from '@brandpost/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { passkeyTexts } from '../../passkeys/passkey-texts.ts';
import { signInByPasskey } from './passkey-sign-in.ts';
import { wayIn } from './way-in.ts';

const Frame = styled.div`
  ${wayIn}
`;

type PasskeyButtonProps = {
  returnTo: string;
  onRefused: (message: { title: string; text: string } | null) => void;
};

/** The way in by passkey, where scripts run and the browser can. Nobody types who they are. */
export function PasskeyButton({ returnTo, onRefused }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const signIn = async () => {
    if (isBusy) return;
    setIsBusy(true);
    onRefused(null);
    const outcome = await signInByPasskey(returnTo);
    if (outcome.kind === 'signed-in') {
      location.replace(outcome.returnTo);
      return;
    }
    setIsBusy(false);
    onRefused(outcome.message);
  };
  return (
    <Frame>
      <Button
        type="button"
        data-look="quiet"
        aria-describedby="inloggningsnyckel"
        aria-disabled={isBusy}
        onClick={() => void signIn()}
      >
        <KeyRound aria-hidden="true" size={20} />
        {passkeyTexts.signIn}
      </Button>
      <p id="inloggningsnyckel" role="status">
        {isBusy ? passkeyTexts.signingIn : passkeyTexts.signInHelp}
      </p>
    </Frame>
  );
}
