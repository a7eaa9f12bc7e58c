import type { PushConfig } from '../../config/push-config.ts';
import type { Database } from '../../db/database.ts';
import type { PushMessage } from '../../push/alert-message.ts';
import { createPushSender, type PushOutcome } from '../../push/push-sender.ts';
import { createVapidSigner, vapidKeys } from '../../push/vapid.ts';
import type { FoundNotice } from '../find-notices.ts';
import { headingOf } from '../mail/mail-texts.ts';
import { addressOf } from '../notice-address.ts';
import type { Outcome, Sender } from '../sending/send-due.ts';
import { type Device, deleteDevices, devicesOf } from './devices.ts';

const TTL_S = 3 * 24 * 3600;
const MAX_TITLE = 200;

/** Sends notices to the browsers that staff have chosen, with the keys that crisis alerts are sent with. */
export async function createNoticePushSender(
  { contact, serviceOrigins }: PushConfig,
  { db, now }: { db: Database; now: () => Date },
): Promise<Sender & { close(): Promise<void> }> {
  const sender = createPushSender({
    trustedOrigins: serviceOrigins,
    sign: createVapidSigner(await vapidKeys(db), contact),
  });
  return {
    channel: 'push',
    async send(userId, notices) {
      const devices = await devicesOf(db, userId);
      const sends = devices.flatMap((device) =>
        notices.map(async (notice) => ({
          device,
          outcome: await sender.send(device, pushMessage(notice), now()),
        })),
      );
      const results = await Promise.all(sends);
      await deleteDevices(db, goneOf(results));
      return outcomeOf(results.map(({ outcome }) => outcome));
    },
    close: () => sender.close(),
  };
}

/** What stands on a locked screen: what it is about, and the title. */
function pushMessage(notice: FoundNotice): PushMessage {
  const { postId, postType, title } = notice;
  const topic = `notice-${postId}`;
  const words = { title: headingOf(notice), body: title.slice(0, MAX_TITLE) };
  return {
    payload: JSON.stringify({ ...words, url: addressOf(notice), tag: topic }),
    ...{ topic, ttlSeconds: TTL_S, urgency: postType === 'alert' ? 'high' : 'normal' },
  };
}

function goneOf(results: readonly { device: Device; outcome: PushOutcome }[]): number[] {
  return [
    ...new Set(results.filter(({ outcome }) => outcome.kind === 'gone').map(({ device }) => device.id)),
  ];
}

/** One browser that has it is enough: tried again, that one would have it twice. */
function outcomeOf(outcomes: readonly PushOutcome[]): Outcome {
  if (outcomes.some(({ kind }) => kind === 'sent')) return { kind: 'sent' };
  if (outcomes.some(({ kind }) => kind === 'later')) {
    return { kind: 'later', error: new Error('No push service has taken it.'), isForAll: false };
  }
  return { kind: 'dropped' };
}
