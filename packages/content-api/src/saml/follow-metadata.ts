import { SignedXml } from 'xml-crypto';
import type { MetadataAddress } from '../config/saml-config.ts';
import type { Database } from '../db/database.ts';
import { readInstallationValue, writeInstallationValue } from '../db/installation-value.ts';
import { fetchText } from '../outgoing/fetch-text.ts';
import { StartError } from '../start-error.ts';
import { endOfMetadata } from './idp-metadata.ts';
import { identityProviderIn, metadataCertificate } from './load-saml-settings.ts';
import type { IdentityProviderSettings } from './saml-settings.ts';
import { attributeOf, onlyChild, parseXml } from './xml-elements.ts';

/** Who signs people in, as it is known at the moment. */
export type IdentityProviderSource = {
  /** null: nothing is known that still holds. */
  current(): IdentityProviderSettings | null;
  /** Asks anew. @returns whether something has changed */
  renew(limitMs: number): Promise<boolean>;
  /** When it was asked last and answered, in milliseconds since 1970; null where nobody asks, or nobody has answered. */
  answeredMs(): number | null;
};

type Known = {
  idp: IdentityProviderSettings;
  xml: string;
  etag: string | null;
  endMs: number | null;
  answeredMs: number;
};

export type Report = (level: 'info' | 'warn', sentence: string) => void;

const START_MS = 5_000;

/** One that the settings tell of, for good. */
export function fixedIdentityProvider(idp: IdentityProviderSettings): IdentityProviderSource {
  return { current: () => idp, renew: async () => false, answeredMs: () => null };
}

/**
 * One whose metadata are asked for. What cannot be used changes nothing: the last that could is kept in the database, and
 * holds when the identity provider is away while we start. Its name never changes.
 */
export async function followMetadata(
  source: MetadataAddress,
  { db, now, report }: { db: Database; now: () => Date; report: Report },
): Promise<IdentityProviderSource> {
  const { address } = source;
  const certificate = metadataCertificate(source);
  let known: Known | null = null;
  let asking: Promise<boolean> | null = null;

  const read = (answered: string): Pick<Known, 'idp' | 'xml' | 'endMs'> => {
    const xml = certificate === null ? answered : signedMetadata(answered, certificate);
    const idp = identityProviderIn(xml);
    const name = source.entityId ?? known?.idp.entityId ?? idp.entityId;
    if (idp.entityId !== name) throw new Error(`They are of ${idp.entityId}, and not of ${name}.`);
    return { idp, xml: answered, endMs: endOfMetadata(xml) };
  };
  const take = async (limitMs: number): Promise<boolean> => {
    const fetched = await fetchMetadata(address, { etag: known?.etag ?? null, limitMs });
    const before = known;
    const answeredMs = now().getTime();
    if (fetched === null && before !== null) known = { ...before, answeredMs };
    else if (fetched !== null) known = { ...read(fetched.xml), etag: fetched.etag, answeredMs };
    if (known !== null) {
      const { xml, etag } = known;
      await keepMetadata(db, { address, xml, etag, fetched: new Date(answeredMs).toISOString() });
    }
    const isChanged = JSON.stringify(before?.idp) !== JSON.stringify(known?.idp);
    if (isChanged && before !== null) report('info', 'The identity provider has changed its metadata.');
    return isChanged;
  };
  const renew = (limitMs: number) => {
    asking ??= take(limitMs)
      .catch((error: unknown) => {
        report('warn', `The metadata at ${address} cannot be used. ${reasonOf(error)}`);
        return false;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  const kept = await keptMetadata(db, address);
  if (kept !== null) {
    try {
      known = { ...read(kept.xml), etag: kept.etag, answeredMs: Date.parse(kept.fetched) };
    } catch (error) {
      report('warn', `The metadata that were kept cannot be used. ${reasonOf(error)}`);
    }
  }
  await renew(START_MS);
  return {
    current: () => (known === null || (known.endMs ?? Infinity) <= now().getTime() ? null : known.idp),
    renew,
    answeredMs: () => known?.answeredMs ?? null,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
}

/** Of one identity provider; that of a whole federation is megabytes. */
const MAX_BYTES = 1024 * 1024;

/** What an address answers; null: nothing has changed since `etag`. */
type FetchedMetadata = { xml: string; etag: string | null } | null;

/**
 * Asks an identity provider for its metadata.
 * @throws Error with one sentence
 */
async function fetchMetadata(
  address: string,
  { etag, limitMs }: { etag: string | null; limitMs: number },
): Promise<FetchedMetadata> {
  const headers = {
    accept: 'application/samlmetadata+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1',
  };
  const fetched = await fetchText(address, { headers, etag, limitMs, maxBytes: MAX_BYTES });
  return fetched === null ? null : { xml: fetched.text, etag: fetched.etag };
}

/** Where the installation keeps the metadata that were good last: every process finds them, no matter who has asked. */
const KEY = 'saml-metadata';

/** Metadata as they were answered by an address. */
type KeptMetadata = { address: string; xml: string; etag: string | null; fetched: string };

/** null where there are none, or those of another address. */
async function keptMetadata(db: Database, address: string): Promise<KeptMetadata | null> {
  const kept = await readInstallationValue<KeptMetadata>(db, KEY);
  return kept?.address === address ? kept : null;
}

function keepMetadata(db: Database, metadata: KeptMetadata): Promise<void> {
  return writeInstallationValue(db, KEY, metadata);
}

/**
 * The part of metadata that is signed with a certificate (PEM): all of it, or nothing is taken.
 * @throws StartError
 */
function signedMetadata(xml: string, certificate: string): string {
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
    // Reported below.
  }
  throw refused;
}
