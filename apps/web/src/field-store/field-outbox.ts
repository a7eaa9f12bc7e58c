import { type Outbox, type UnsentAcknowledgement, unsentId } from '@brandpost/domain';
import { answerOf, inDatabase, ownerIn } from './database.ts';
import { type Sealed, seal, unseal } from './sealed.ts';

/** What is unsent on this device, the oldest first; nothing where nothing is kept on it. */
export const fieldOutbox: Outbox = {
  async list() {
    const kept = await inDatabase('readonly', async (store) => ({
      ...(await sealing(store('device'))),
      sealed: await answerOf<Sealed[]>(store('outbox').getAll()),
    }));
    if (kept === null) return [];
    const { key, boundTo, sealed } = kept;
    const unsent = await Promise.all(
      sealed.map((one) => unseal<UnsentAcknowledgement>(key, one, boundTo).catch(() => null)),
    );
    return unsent
      .filter((one) => one !== null)
      .toSorted((one, other) => one.saidDate.localeCompare(other.saidDate));
  },
  async remove(id) {
    await inDatabase('readwrite', async (store) => store('outbox').delete(id));
  },
};

/** Keeps that somebody has read and understood a post. Once is enough, in however many tabs it is said. */
export async function keepUnsent(said: Omit<UnsentAcknowledgement, 'id'>): Promise<void> {
  const sealingNow = await inDatabase('readonly', (store) => sealing(store('device')));
  if (sealingNow === null) throw new Error('Nothing is kept on this device any more');
  const unsent = { ...said, id: unsentId(said) };
  const sealed = await seal(sealingNow.key, unsent, sealingNow.boundTo);
  await inDatabase('readwrite', async (store) => store('outbox').put(sealed, unsent.id));
}

async function sealing(device: IDBObjectStore): Promise<{ key: CryptoKey; boundTo: string }> {
  const { userId } = await ownerIn(device);
  return {
    key: await answerOf<CryptoKey>(device.get('key')),
    boundTo: `acknowledgement by ${userId}`,
  };
}
