import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import {
  browserSubscription,
  type PushSupport,
  pushSupport,
  subscribeBrowser,
  subscriptionBody,
} from '../alerts/push/browser-push.ts';

/** How it is with notices in this browser; `refused`: the person who sits there has just said no. */
export type DeviceState = PushSupport | 'asking' | 'off' | 'on';

/** Notices in this browser. @param publicKey null where the installation sends none */
export function useNoticeDevice(publicKey: string | null) {
  const { client } = useServices();
  const { data: state = 'asking' } = useQuery({
    queryKey: [...queryKeys.notices, 'device'],
    async queryFn({ signal }): Promise<DeviceState> {
      const support = pushSupport();
      if (support !== 'ready') return support;
      const subscription = await browserSubscription();
      if (subscription === null) return 'off';
      const json = { endpoint: subscription.endpoint };
      return (await client.call('findNoticeDevice', { json, signal })).isOn ? 'on' : 'off';
    },
    enabled: publicKey !== null && typeof window !== 'undefined',
  });
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => {
      const subscription = isWanted ? await subscribeBrowser(publicKey ?? '') : await browserSubscription();
      if (subscription === null) return;
      const json = subscriptionBody(subscription);
      await (isWanted
        ? client.call('saveNoticeDevice', { json })
        : client.call('deleteNoticeDevice', { json: { endpoint: json.endpoint } }));
    },
    meta: { invalidates: [queryKeys.notices], isFailureShown: true },
  });
  return { state, change };
}
