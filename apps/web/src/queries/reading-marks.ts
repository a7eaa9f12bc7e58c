import { ApiError, type RubicoreClient, type WireUser } from '@brandpost/rubicore-api';

/** The posts that somebody has read; none where that is unknown. Source: SPEC section 4, Reading status. */
export function readIdsOf(meta: WireUser['meta']): number[] {
  try {
    const ids: unknown = JSON.parse(meta?.read_post || '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/**
 * Marks posts as read. Each mark is added for itself, so that two devices never take back each other's; an upstream that
 * knows of no single marks is sent the whole list (SPEC section 7, PUT /user/{id}).
 * @throws ApiError
 */
export async function markRead(client: RubicoreClient, userId: number, values: number[]): Promise<void> {
  const params = { id: userId };
  try {
    await client.call('markRead', { params, json: { list: 'read_post', values } });
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    const { meta } = await client.call('getUser', { params: { id: String(userId) } });
    const all = [...new Set([...readIdsOf(meta), ...values])];
    await client.call('updateUser', { params, json: { meta: { read_post: JSON.stringify(all) } } });
  }
}

/** Takes marks back. @throws ApiError */
export async function markUnread(client: RubicoreClient, userId: number, values: number[]): Promise<void> {
  const params = { id: userId };
  try {
    await client.call('markUnread', { params, json: { list: 'read_post', values } });
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    const { meta } = await client.call('getUser', { params: { id: String(userId) } });
    const left = readIdsOf(meta).filter((id) => !values.includes(id));
    await client.call('updateUser', { params, json: { meta: { read_post: JSON.stringify(left) } } });
  }
}

function isUnknownCall(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
