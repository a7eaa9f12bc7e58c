import { Button, buttonShape } from '@brandpost/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { LogOut } from '../../layout/account/log-out.tsx';
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts';
import { deviceName } from '../../passkeys/device-name.ts';
import { addPasskey, confirmByPasskey } from '../../passkeys/own-passkey-calls.ts';
import { passkeyTexts } from '../../passkeys/passkey-texts.ts';
import { usePasskeysHere } from '../../passkeys/use-passkeys-here.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { Problem } from './notice.tsx';
import { readSignInAddress } from './sign-in-address.ts';

const { duty: texts, failures } = passkeyTexts;

const Ways = styled.div`
  display: grid;
  gap: 0.75rem;

  > button,
  > form > button {
    ${buttonShape}
    width: 100%;
    min-height: 54px;
  }
`;

/** For an administrator who came in with a password: nothing is open before they have made or used a passkey. */
export function PasskeyDuty({ duty }: { duty: 'add-passkey' | 'use-passkey' }) {
  const { client } = useServices();
  const { returnTo } = readSignInAddress(useSearchParams()[0]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isHere = usePasskeysHere();
  const said = duty === 'add-passkey' ? texts.add : texts.use;
  const go = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      if (duty === 'add-passkey') await addPasskey(client, deviceName(navigator.userAgent));
      else await confirmByPasskey(client);
      location.replace(returnTo || paths.profile());
    } catch (error) {
      setProblem(failureOf(error));
      setIsBusy(false);
    }
  };
  return (
    <>
      <h1>{said.title}</h1>
      <p>{said.why}</p>
      <p>{said.how}</p>
      {problem !== null && <Problem message={{ title: texts.failed, text: problem }} />}
      <NotHere />
      <Ways>
        {isHere && (
          <Button type="button" aria-disabled={isBusy} onClick={() => void go()}>
            <KeyRound aria-hidden="true" size={20} />
            {isBusy ? texts.busy : said.button}
          </Button>
        )}
        <LogOut look="quiet">{sessionTexts.logOut}</LogOut>
      </Ways>
      {duty === 'use-passkey' && <p>{texts.use.lost}</p>}
    </>
  );
}

/** Why there is no button: scripts do not run yet, another address is the right one, or the browser cannot. */
function NotHere() {
  const { signIn } = useServices();
  const isHydrated = useIsHydrated();
  const isHere = usePasskeysHere();
  if (!isHydrated) return <p>{texts.noScripts}</p>;
  if (isHere) return null;
  const [origin] = signIn.passkeys;
  if (origin === undefined || signIn.passkeys.includes(location.origin)) return <p>{failures.unsupported}</p>;
  return (
    <p>
      {texts.elsewhere} <a href={origin + paths.login()}>{new URL(origin).host}</a>
    </p>
  );
}
