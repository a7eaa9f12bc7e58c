const ALGORITHM = 'AES-GCM';
/** As long as the algorithm's standard recommends: NIST SP 800-38D, 8.2. */
const IV_BYTES = 12;

/** Something encrypted, with what it takes beside the key to read it. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

/** A key that this browser can use and nobody can read, not even we. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** @param boundTo whose and what it is: read as anything else it is refused */
export async function seal(key: CryptoKey, value: unknown, boundTo: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt(paramsOf(iv, boundTo), key, bytes) };
}

/** @throws DOMException for what was sealed by another key, bound to something else, or changed */
export async function unseal<Value>(key: CryptoKey, { iv, data }: Sealed, boundTo: string): Promise<Value> {
  const bytes = await crypto.subtle.decrypt(paramsOf(iv, boundTo), key, data);
  return JSON.parse(new TextDecoder().decode(bytes));
}

function paramsOf(iv: Uint8Array<ArrayBuffer>, boundTo: string) {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(boundTo) };
}
