import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What an audit entry about a user tells that says who it is, or how to reach them. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  ...['username', 'uid', 'firstName', 'lastName', 'displayName'],
  ...['profile', 'email', 'phone', 'address', 'reason'],
]);

/** What is read in place of a value whose key has been thrown away. */
const ERASED = 'Raderad uppgift';

/** One side of an audit entry: each is sealed for its own place. */
export type Side = 'before' | 'after';

type Sealed = { fields: string[]; value: string };

export function newPersonKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** Whether a value has something personal in it. */
export function isPersonal(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).some((name) => PERSONAL_FIELDS.has(name));
}

/** The value with its personal fields sealed by the person's key; all else stays readable. Source: ADR 0033. */
export function sealPersonal(value: Record<string, unknown>, key: Buffer, place: string): object {
  const all = Object.entries(value);
  const personal = all.filter(([name]) => PERSONAL_FIELDS.has(name));
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place));
  const text = JSON.stringify(Object.fromEntries(personal));
  const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const sealed: Sealed = { fields: personal.map(([name]) => name), value: bytes.toString('base64') };
  return { ...Object.fromEntries(all.filter(([name]) => !PERSONAL_FIELDS.has(name))), sealed };
}

/** The value as it was; without the key its personal fields are shown as erased. */
export function openPersonal(value: unknown, key: Buffer | null, place: string): unknown {
  if (!isRecord(value) || !isSealed(value.sealed)) return value;
  const { sealed, ...readable } = value;
  const opened = key === null ? null : unseal(sealed.value, key, place);
  return { ...(opened ?? Object.fromEntries(sealed.fields.map((name) => [name, ERASED]))), ...readable };
}

/** Where a sealed value stands: it opens nowhere else. */
export function placeOf(entryId: number, side: Side): string {
  return `${entryId} ${side}`;
}

function unseal(value: string, key: Buffer, place: string): Record<string, unknown> | null {
  const bytes = Buffer.from(value, 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSealed(value: unknown): value is Sealed {
  return isRecord(value) && Array.isArray(value.fields) && typeof value.value === 'string';
}
