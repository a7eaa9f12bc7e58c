import type { MetadataAddress } from '../config/saml-config.ts';
import type { Database } from '../db/database.ts';
import { fetchMetadata, keepMetadata, keptMetadata, signedMetadata } from './fetch-metadata.ts';
import { endOfMetadata } from './idp-metadata.ts';
import { identityProviderIn, metadataCertificate } from './load-saml-settings.ts';
import type { IdentityProviderSettings } from './saml-settings.ts';

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
