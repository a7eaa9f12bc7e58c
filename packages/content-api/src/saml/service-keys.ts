import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** PEM. */
export type KeyPair = Readonly<{ privateKey: string; certificate: string }>;

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const BLOCK = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----\n?/g;

/**
 * A key and certificate of this service when none are set: made once and kept in a file that only this account can read.
 * Identity providers believe the certificate for what it is, so nobody else has to have signed it.
 */
export async function keptKeys(file: string): Promise<KeyPair> {
  const kept = readKept(file);
  if (kept !== null) return keysFrom(kept, file);
  // Needed once in a service's life.
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'Brandpost' }], {
    keySize: 3072,
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + TEN_YEARS_MS),
  });
  const text = `${made.private.trim()}\n${made.cert.trim()}\n`;
  writeFileSync(`${file}.unfinished`, text, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
  return keysFrom(text, file);
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function keysFrom(text: string, file: string): KeyPair {
  const [privateKey, certificate] = Array.from(text.matchAll(BLOCK), ([block]) => block);
  if (privateKey?.includes('PRIVATE KEY') && certificate?.includes('CERTIFICATE')) {
    return { privateKey, certificate };
  }
  throw new StartError(`The keys for single sign-on in ${file} are damaged; put back the file or delete it.`);
}
