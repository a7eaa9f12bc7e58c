import { createCipheriv, createECDH, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave for whoever writes to it, both in base64url. */
export type BrowserKeys = { p256dh: string; auth: string };

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
