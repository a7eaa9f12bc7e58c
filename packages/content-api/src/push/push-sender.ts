import { createCipheriv, createECDH, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { BrokenCircuitError, bulkhead, ConsecutiveBreaker, circuitBreaker, handleAll, wrap } from 'cockatiel';
import { Agent, type Dispatcher } from 'undici';
import { restIn } from '../external-messages/ask-feed.ts';
import type { PushMessage } from './alert-message.ts';
import { isPushService } from './push-services.ts';

/** What became of one message. `later`: it may be tried again, not before `restMs`. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused' }
  | { kind: 'later'; restMs: number };

export type PushTarget = BrowserKeys & { endpoint: string };

export type PushSender = {
  /** Never throws: one service that misbehaves is nothing to those of another. */
  send(target: PushTarget, message: PushMessage, now: Date): Promise<PushOutcome>;
  close(): Promise<void>;
};

/** At once to one push service: enough for 10,000 in four seconds where each takes a tenth of one. */
const AT_ONCE = 256;
/** From asking to the status. */
const LIMIT_MS = 5000;
/** A service that has failed so often, one after another, is left alone for a while. */
const FAILURES = 20;
const REST_MS = 30_000;

class Later extends Error {
  readonly restMs: number;

  constructor(restMs: number) {
    super('The push service wants it later.');
    this.restMs = restMs;
  }
}

/**
 * Encrypts messages and gives them to push services, on connections that are kept. No redirect is followed, and nothing
 * of an answer but its status and `Retry-After` is read. Source: RFC 8030, RFC 8291
 * @param options.sign the `Authorization` for a service's origin
 */
export function createPushSender(options: {
  trustedOrigins: readonly string[];
  sign: (origin: string, now: Date) => string;
}): PushSender {
  const { trustedOrigins, sign } = options;
  const agent = new Agent({
    connections: AT_ONCE,
    pipelining: 1,
    keepAliveTimeout: 10_000,
    headersTimeout: LIMIT_MS,
    bodyTimeout: LIMIT_MS,
    maxResponseSize: 64 * 1024,
    connect: { timeout: LIMIT_MS },
  });
  const services = new Map<string, ReturnType<typeof policy>>();
  const serviceAt = (origin: string) => {
    const service = services.get(origin) ?? policy();
    services.set(origin, service);
    return service;
  };
  return {
    async send(target, message, now) {
      if (!isPushService(target.endpoint, trustedOrigins)) return { kind: 'refused' };
      const { origin } = new URL(target.endpoint);
      try {
        return await serviceAt(origin).execute(() => deliver(agent, target, message, sign(origin, now)));
      } catch (error) {
        return { kind: 'later', restMs: error instanceof Later ? error.restMs : restOf(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

/** One for each push service. */
function policy() {
  const breaker = new ConsecutiveBreaker(FAILURES);
  return wrap(
    bulkhead(AT_ONCE, Number.MAX_SAFE_INTEGER),
    circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker }),
  );
}

const restOf = (error: unknown) => (error instanceof BrokenCircuitError ? REST_MS : 0);

/** @throws Later, and whatever a connection fails with */
async function deliver(
  agent: Dispatcher,
  target: PushTarget,
  { payload, ttlSeconds, topic, urgency }: PushMessage,
  authorization: string,
): Promise<PushOutcome> {
  const url = new URL(target.endpoint);
  const answer = await agent.request({
    ...{ origin: url.origin, path: url.pathname + url.search, method: 'POST' },
    headers: {
      ...{ authorization, topic, urgency, ttl: String(ttlSeconds) },
      ...{ 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm' },
    },
    body: encryptMessage(payload, target),
    // Also a service that sends its headers a byte at a time.
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const { statusCode } = answer;
  await answer.body.dump({ limit: 4096 });
  if (statusCode >= 200 && statusCode < 300) return { kind: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  if (statusCode !== 429 && statusCode < 500) return { kind: 'refused' };
  const retryAfter = answer.headers['retry-after'];
  throw new Later(restIn(typeof retryAfter === 'string' ? retryAfter : null, Date.now()) ?? 0);
}

/** What a browser gave for anyone who writes to it, both in base64url. */
type BrowserKeys = { p256dh: string; auth: string };

const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
/** Ends the last record. Source: RFC 8188, section 2 */
const LAST_RECORD = Buffer.from([2]);
const [SECRET_INFO, KEY_INFO, NONCE_INFO] = [
  'WebPush: info\0',
  'Content-Encoding: aes128gcm\0',
  'Content-Encoding: nonce\0',
].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/**
 * A message for one browser alone, in the content coding `aes128gcm`, as one record. Our own, since `http_ece`, which
 * web-push encrypts with, hands keys to Node as bytes: Node looks at those for so long that a message took half as much
 * again. Keys and salt are new for each message. Source: RFC 8291, section 3.4; RFC 8188, section 2
 * @throws Error for keys of a browser that are none, and for a message of more than a record
 */
export function encryptMessage(payload: string, keys: BrowserKeys, made = newSecrets()): Buffer {
  const plain = Buffer.from(payload);
  if (plain.length + LAST_RECORD.length + TAG_BYTES > RECORD_BYTES)
    throw new Error('The message is too long.');
  const { salt, sender } = made;
  const [browserKey, senderKey] = [Buffer.from(keys.p256dh, 'base64url'), sender.getPublicKey()];
  const shared = derive(
    ...([sender.computeSecret(browserKey), Buffer.from(keys.auth, 'base64url')] as const),
    ...([Buffer.concat([SECRET_INFO, browserKey, senderKey]), 32] as const),
  );
  const cipher = createCipheriv(
    'aes-128-gcm',
    createSecretKey(derive(shared, salt, KEY_INFO, 16)),
    derive(shared, salt, NONCE_INFO, 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(senderKey.length, 4);
  const sealed = [cipher.update(plain), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, senderKey, ...sealed]);
}

function newSecrets() {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { sender, salt: randomBytes(SALT_BYTES) };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', createSecretKey(secret), salt, info, bytes));
}
