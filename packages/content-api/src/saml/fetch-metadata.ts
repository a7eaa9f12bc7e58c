import { SignedXml } from 'xml-crypto';
import type { Database } from '../db/database.ts';
import { readInstallationValue, writeInstallationValue } from '../db/installation-value.ts';
import { fetchText } from '../outgoing/fetch-text.ts';
import { StartError } from '../start-error.ts';
import { attributeOf, onlyChild, parseXml } from './xml-elements.ts';

/** Of one identity provider; that of a whole federation is megabytes. */
const MAX_BYTES = 1024 * 1024;

/** What an address answers; null: nothing has changed since `etag`. */
export type FetchedMetadata = { xml: string; etag: string | null } | null;

/**
 * Asks an identity provider for its metadata.
 * @throws Error with one sentence
 */
export async function fetchMetadata(
  address: string,
  { etag, limitMs }: { etag: string | null; limitMs: number },
): Promise<FetchedMetadata> {
  const headers = {
    accept: 'application/samlmetadata+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1',
  };
  const fetched = await fetchText(address, { headers, etag, limitMs, maxBytes: MAX_BYTES });
  return fetched === null ? null : { xml: fetched.text, etag: fetched.etag };
}

/** Where the installation keeps the metadata that were good last: every process finds them, whoever has asked. */
const KEY = 'saml-metadata';

/** Metadata as they were answered by an address. */
type KeptMetadata = { address: string; xml: string; etag: string | null; fetched: string };

/** null where there are none, or those of another address. */
export async function keptMetadata(db: Database, address: string): Promise<KeptMetadata | null> {
  const kept = await readInstallationValue<KeptMetadata>(db, KEY);
  return kept?.address === address ? kept : null;
}

export function keepMetadata(db: Database, metadata: KeptMetadata): Promise<void> {
  return writeInstallationValue(db, KEY, metadata);
}

/**
 * The part of metadata that is signed with a certificate (PEM): all of it, or nothing is taken.
 * @throws StartError
 */
export function signedMetadata(xml: string, certificate: string): string {
  const refused = new StartError('SAML_IDP_METADATA is not signed with SAML_IDP_METADATA_CERTIFICATE.');
  const root = parseXml(xml);
  const signature = onlyChild(root, 'signature', 'Signature');
  if (signature === null) throw refused;
  const signed = new SignedXml({ publicCert: certificate });
  signed.loadSignature(signature);
  const isWhole = signed
    .getReferences()
    .every(({ uri }) => uri === '' || uri === `#${attributeOf(root, 'ID')}`);
  try {
    const [whole, ...others] = signed.checkSignature(xml) ? signed.getSignedReferences() : [];
    if (isWhole && whole !== undefined && others.length === 0) return whole;
  } catch {
    // Told below.
  }
  throw refused;
}
