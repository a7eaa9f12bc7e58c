import { ApiError, type PushSettings } from '@brandpost/rubicore-api';
import type { Services } from '../../../api/services.ts';

/** What browsers subscribe with; null where the API has no notifications, or they are off. */
export async function fetchPushSettings({ client }: Services): Promise<PushSettings | null> {
  try {
    const settings = await client.call('getPushSettings', {});
    return settings.publicKey ? settings : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
