import { timingSafeEqual } from 'node:crypto';
import { BffError, errorKinds } from '../errors.ts';
import type { RecordStore } from '../sessions/records/record-store.ts';
import type { Sealing } from '../sessions/sealing.ts';
import { keyOfSecret, newSessionId } from '../sessions/session-id.ts';

/** How long somebody may take at the identity provider. */
const SIGN_IN_MS = 600_000;
/** How long the way back to our own site may take. */
const CODE_MS = 60_000;

/** A sign-in on its way through the identity provider. Source: SECURITY section 2.2. */
export type Transaction = {
  /** Of the secret in the cookie of the browser that began: another browser cannot finish. */
  browserHash: string;
  returnTo: string;
  /** The site that it began at, and ends at. */
  origin: string;
  /** The API's own cookie for this sign-in, as a Cookie header. */
  apiCookie: string;
  state: 'open' | 'relayed' | 'asserted';
};

/** Each step of a sign-in happens once: from open to relayed to asserted to used. */
export type Transactions = {
  /** Begins one under the relay handle that travels through the identity provider. */
  begin(relay: string, transaction: Omit<Transaction, 'state'>): Promise<void>;
  /** Takes one that is open; null for any other. */
  relay(relay: string): Promise<Transaction | null>;
  /** Parks what the API has verified. @returns the code that it is finished with, once */
  assert(relay: string, transaction: Transaction): Promise<string>;
  /** Takes one that is asserted, for the browser with this secret alone; null for any other. */
  use(code: string, browserSecrets: readonly string[]): Promise<Transaction | null>;
};

/** @param records the same as sessions: several processes share them */
export function createTransactions({
  store,
  sealing,
  now,
}: {
  store: RecordStore;
  sealing: Sealing;
  now: () => number;
}): Transactions {
  const keyOf = (kind: 'relay' | 'code', secret: string) => `${kind}:${keyOfSecret(secret)}`;
  const written = (key: string, transaction: Transaction, ttlMs: number) => ({
    value: sealing.seal(JSON.stringify(transaction), key),
    seenMs: now(),
    ttlMs,
    groups: [],
  });
  const read = async (key: string) => {
    const stored = await store.read(key);
    const text = stored === null || stored.key !== key ? null : sealing.open(stored.value, key);
    return stored === null || text === null
      ? null
      : { version: stored.version, transaction: JSON.parse(text) as Transaction };
  };
  const methods: Transactions = {
    async begin(relay, begun) {
      const key = keyOf('relay', relay);
      await store.create(key, written(key, { ...begun, state: 'open' }, SIGN_IN_MS));
    },
    async relay(relay) {
      const key = keyOf('relay', relay);
      const found = await read(key);
      if (found?.transaction.state !== 'open') return null;
      const relayed = { ...found.transaction, state: 'relayed' as const };
      return (await store.replace(key, found.version, written(key, relayed, SIGN_IN_MS))) ? relayed : null;
    },
    async assert(relay, transaction) {
      await store.end(keyOf('relay', relay), SIGN_IN_MS);
      const code = newSessionId();
      const key = keyOf('code', code);
      await store.create(key, written(key, { ...transaction, state: 'asserted' }, CODE_MS));
      return code;
    },
    async use(code, browserSecrets) {
      const key = keyOf('code', code);
      const found = await read(key);
      if (found?.transaction.state !== 'asserted') return null;
      const isThisBrowser = browserSecrets.some((secret) => isHashOf(found.transaction.browserHash, secret));
      // Another browser spends it as well: anyone who tries with a stolen code ends it.
      return (await store.end(key, CODE_MS)) && isThisBrowser ? found.transaction : null;
    },
  };
  return answering(methods);
}

function isHashOf(hash: string, secret: string): boolean {
  const [one, other] = [Buffer.from(hash), Buffer.from(keyOfSecret(secret))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function answering(methods: Transactions): Transactions {
  const guarded = Object.entries(methods).map(([name, method]) => [
    name,
    (...args: unknown[]) =>
      (method as (...args: unknown[]) => Promise<unknown>)(...args).catch((error: unknown) => {
        throw error instanceof BffError ? error : new BffError(errorKinds.sessionsAway, { cause: error });
      }),
  ]);
  return Object.fromEntries(guarded) as Transactions;
}
