import { ApiError, type ExternalMessage, type ExternalSource } from '@brandpost/rubicore-api';
import type { Services } from '../api/services.ts';

/** What others tell of our area now, VMA first. An upstream that does not know of others has nothing of them. */
export async function fetchExternalMessages(
  services: Services,
  query: { source?: ExternalSource } = {},
): Promise<ExternalMessage[]> {
  try {
    const messages = await services.client.call('listExternalMessages', { query });
    return messages.filter(({ web }) => web.startsWith('https://'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
