import { ApiError, type PushChoices, type PushSettings } from '@brandpost/rubicore-api';
import { useEffect, useState } from 'react';
import { useServices } from '../../../api/services.ts';
import { browserSubscription, pushSupport, subscribeBrowser, subscriptionBody } from './browser-push.ts';
import { pushTexts as texts } from './push-texts.ts';

/**
 * What has been chosen for this browser, as the API knows it: undefined until that is known, null where nothing is. A
 * subscription that the browser or the API has lost is none.
 */
export function usePushSubscription({ publicKey }: PushSettings) {
  const { client } = useServices();
  const [chosen, setChosen] = useState<PushChoices | null | undefined>(undefined);
  const [said, setSaid] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const subscription = pushSupport() === 'ready' ? await browserSubscription() : null;
      if (subscription === null) return null;
      return await client.call('findPushSubscription', { json: { endpoint: subscription.endpoint } });
    };
    find().then(
      (found) => isGone || setChosen(found),
      (error: unknown) => {
        if (isGone) return;
        if (!(error instanceof ApiError && error.status === 404)) setSaid(texts.failed);
        setChosen(null);
      },
    );
    return () => {
      isGone = true;
    };
  }, [client]);

  /** @returns whether it is so now */
  const save = async (choices: PushChoices): Promise<boolean> => {
    setSaid(null);
    try {
      const subscription = await subscribeBrowser(publicKey ?? '');
      if (subscription === null) {
        setSaid(pushSupport() === 'denied' ? null : texts.failed);
        return false;
      }
      const json = { ...subscriptionBody(subscription), ...choices };
      setChosen(await client.call('savePushSubscription', { json }));
      return true;
    } catch (error) {
      const reason = error instanceof ApiError ? error.errors[0]?.message : undefined;
      setSaid(reason ?? texts.failed);
      return false;
    }
  };
  const stop = async () => {
    try {
      const subscription = await browserSubscription();
      if (subscription !== null) {
        await client.call('deletePushSubscription', { json: { endpoint: subscription.endpoint } });
        await subscription.unsubscribe();
      }
      setChosen(null);
      setSaid(texts.stopped);
    } catch {
      setSaid(texts.failed);
    }
  };
  return { chosen, said, save, stop };
}
