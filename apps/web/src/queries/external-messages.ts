import { ApiError, type ExternalMessage } from '@brandpost/rubicore-api';
import type { Services } from '../api/services.ts';

/** What others tell of our area now, VMA first. An upstream that does not know of others has nothing of them. */
export async function fetchExternalMessages(services: Services): Promise<ExternalMessage[]> {
  try {
    const messages = await services.client.call('listExternalMessages', {});
    return messages.filter(({ web }) => web.startsWith('https://'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
