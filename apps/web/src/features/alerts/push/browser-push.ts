import { installServiceWorker } from '../../../boot/register-service-worker.ts';

/** Whether this browser takes notifications; `home-screen`: once the site has been put there. */
export type PushSupport = 'ready' | 'denied' | 'home-screen' | 'unsupported';

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  }
  // An iPad says that it is a Mac.
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
  return isApple ? 'home-screen' : 'unsupported';
}

/** The subscription of this browser; null where there is none. */
export async function browserSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the person who sits there, and subscribes their browser. Called from a press: browsers ask at no other time.
 * @returns null where they said no
 * @throws what the browser throws where its push service cannot be had
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await installServiceWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One that was made for other keys of this site stands in the way, and is good for nothing.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(options);
  }
}

/** What the API is sent of a subscription. */
export function subscriptionBody(subscription: PushSubscription): {
  endpoint: string;
  p256dh: string;
  auth: string;
} {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
