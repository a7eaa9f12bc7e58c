import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import { XMLSerializer } from '@xmldom/xmldom';
import type { FastifyBaseLogger } from 'fastify';
import type { SamlConfig } from '../config/saml-config.ts';
import type { Database } from '../db/database.ts';
import { singleSignOnAway } from '../errors.ts';
import { certificateWarnings, daysLeft, longest } from './certificate-warnings.ts';
import {
  fixedIdentityProvider,
  followMetadata,
  type IdentityProviderSource,
  type Report,
} from './follow-metadata.ts';
import { identityProviderSet, loadServiceSettings } from './load-saml-settings.ts';
import { type OutgoingMessages, outgoingMessages } from './outgoing-messages.ts';
import { newMessageId } from './request-lifetime.ts';
import type {
  IdentityProviderSettings,
  SamlSettings,
  ServiceProviderSettings,
  ServiceSettings,
} from './saml-settings.ts';
import { createVerifier, type Verifier } from './verifier.ts';
import { allElements, attributeOf, childrenOf, isElement, onlyChild, parseXml } from './xml-elements.ts';

/** What is trusted at the moment, and what writes messages accordingly. */
export type Trusted = { settings: SamlSettings; messages: OutgoingMessages };

/** Single sign-on where it is set. */
export type SingleSignOn = {
  service: ServiceSettings;
  /** null while nothing is known of the identity provider. */
  known(): Trusted | null;
  /** As `known`. @throws singleSignOnAway */
  trusted(): Trusted;
  /**
   * What is trusted since the identity provider has been asked anew, because something is signed with what is not known;
   * null when nothing has changed, or it has been asked a moment ago.
   */
  renewed(): Promise<Trusted | null>;
  /** What the identity provider is to know of us, as XML. */
  metadata(): string;
  verifier: Verifier;
  /** Days until certificates end, and when the identity provider answered last, for monitoring. */
  status(): SingleSignOnStatus;
  /** From now on it is asked each hour, and the log has what somebody should see to. */
  start(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void;
  close(): Promise<void>;
};

export type SingleSignOnStatus = {
  identityProviderDaysLeft: number | null;
  serviceDaysLeft: number;
  metadataAnsweredMs: number | null;
};

type Opening = { db: Database; dataDir: string; now: () => Date };

/** While somebody waits for being signed in. */
const RENEWED_WITHIN_MS = 2_000;
const RENEWED_AGAIN_MS = 60_000;

/** Imported only where single sign-on is set: what reads XML is large. @throws StartError, SettingError */
export async function openSingleSignOn(
  config: SamlConfig,
  { db, dataDir, now }: Opening,
): Promise<SingleSignOn> {
  const service = await loadServiceSettings(config, dataDir);
  const reports: Parameters<Report>[] = [];
  let report: Report = (...sentence) => reports.push(sentence);
  const verifier = createVerifier();
  const [source] = await Promise.all([
    'address' in config.idp
      ? followMetadata(config.idp, { db, now, report: (...sentence) => report(...sentence) })
      : fixedIdentityProvider(identityProviderSet(config.idp)),
    // Loading takes seconds on a small machine, and anyone who waits for a sign-in gives up after five.
    verifier.ready(),
  ]);
  const known = remembering(service, source.current);
  let askedMs = 0;
  const renewing = keepRenewed(source);
  const warn = () => {
    const idp = source.current();
    if (idp === null) report('warn', 'Nothing is known of the identity provider: nobody is signed in by it.');
    const warnings = [
      ...certificateWarnings('the identity provider', idp?.certificates ?? [], now()),
      ...certificateWarnings('this service', ownCertificates(service), now()),
    ];
    for (const warning of warnings) report('warn', warning);
  };
  return {
    service,
    known,
    trusted() {
      const trusted = known();
      if (trusted === null) throw singleSignOnAway();
      return trusted;
    },
    async renewed() {
      if (now().getTime() - askedMs < RENEWED_AGAIN_MS) return null;
      askedMs = now().getTime();
      return (await source.renew(RENEWED_WITHIN_MS)) ? known() : null;
    },
    metadata: () => serviceMetadata(service.sp),
    verifier,
    status: () => ({
      identityProviderDaysLeft: longest(source.current()?.certificates ?? [], now()),
      serviceDaysLeft: Math.min(...ownCertificates(service).map((pem) => daysLeft(pem, now()))),
      metadataAnsweredMs: source.answeredMs(),
    }),
    start(log) {
      report = (level, sentence) => log[level](sentence);
      for (const sentence of reports.splice(0)) report(...sentence);
      warn();
      renewing.start(warn);
    },
    async close() {
      renewing.stop();
      await verifier.close();
    },
  };
}

/** Anew only when the identity provider has changed. */
function remembering(
  service: ServiceSettings,
  current: () => IdentityProviderSettings | null,
): () => Trusted | null {
  let last: Trusted | null = null;
  return () => {
    const idp = current();
    if (idp === null) return null;
    if (last?.settings.idp !== idp) {
      const settings = Object.freeze({ ...service, idp: Object.freeze(idp) });
      last = { settings, messages: outgoingMessages(settings) };
    }
    return last;
  };
}

function ownCertificates({ sp: { certificate, encryption } }: ServiceSettings): string[] {
  return [certificate, ...(encryption === null ? [] : [encryption.certificate])];
}

const HOUR_MS = 60 * 60 * 1000;
/** Nobody gets in until something is known. */
const UNKNOWN_MS = 60_000;
const LIMIT_MS = 10_000;

/** Asks an identity provider for its metadata about each hour, and has the dates of certificates looked at each day. */
function keepRenewed(source: IdentityProviderSource): {
  start(eachDay: () => void): void;
  stop(): void;
} {
  let next: NodeJS.Timeout | null = null;
  let daily: NodeJS.Timeout | null = null;
  const wait = () => {
    // Replicas ask at times of their own.
    const afterMs = source.current() === null ? UNKNOWN_MS : HOUR_MS * (0.9 + Math.random() * 0.2);
    next = setTimeout(async () => {
      await source.renew(LIMIT_MS);
      if (next !== null) wait();
    }, afterMs).unref();
  };
  return {
    start(eachDay) {
      wait();
      daily = setInterval(eachDay, 24 * HOUR_MS).unref();
    },
    stop() {
      if (next !== null) clearTimeout(next);
      if (daily !== null) clearInterval(daily);
      next = null;
    },
  };
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/**
 * Our metadata as node-saml writes them, with what it has no setting for: signing out is taken by HTTP-Redirect too, and
 * AES in CBC is not what we ask for.
 */
export function serviceMetadata(sp: ServiceProviderSettings): string {
  const root = parseXml(
    generateServiceProviderMetadata({
      issuer: sp.entityId,
      callbackUrl: sp.acsUrl,
      logoutCallbackUrl: sp.slsUrl,
      identifierFormat: null,
      wantAssertionsSigned: true,
      privateKey: sp.privateKey,
      publicCerts: sp.certificate,
      signatureAlgorithm: 'sha256',
      generateUniqueId: newMessageId,
      ...(sp.encryption === null
        ? {}
        : { decryptionPvk: sp.encryption.privateKey, decryptionCert: sp.encryption.certificate }),
    }),
  );
  const role = onlyChild(root, 'metadata', 'SPSSODescriptor');
  for (const byPost of role === null ? [] : childrenOf(role, 'metadata', 'SingleLogoutService')) {
    const byRedirect = byPost.cloneNode(true) as Element;
    byRedirect.setAttribute('Binding', REDIRECT);
    role?.insertBefore(byRedirect, byPost);
  }
  for (const method of allElements(root).filter((one) => isElement(one, 'metadata', 'EncryptionMethod'))) {
    if (attributeOf(method, 'Algorithm')?.endsWith('-cbc')) method.parentNode?.removeChild(method);
  }
  return new XMLSerializer().serializeToString(root);
}
