import { verify, X509Certificate } from 'node:crypto';
import type { SamlSubject } from '../db/schema.ts';
import { checkDestination, checkLogoutDocument, checkStatus } from './check-document.ts';
import { checkAge, checkEnd, checkIssuer, instantOf, MAX_AGE_MS } from './check-times.ts';
import type { SignedQuery } from './message-in-address.ts';
import { nodeSaml, type SamlOptions } from './node-saml.ts';
import { subjectFrom } from './read-assertion.ts';
import { SamlRefusal } from './saml-refusal.ts';
import { attributeOf, childrenOf, onlyChild, parseXml, plainText } from './xml-elements.ts';

/** SHA-256 and stronger, by their whole names. */
const HASHES: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};

/**
 * The signature of a query, by any of the certificates (PEM). node-saml takes a query without a signature, takes SHA-1,
 * and finds parameters by parts of their names: see `library.test.ts`.
 * @throws SamlRefusal
 */
function verifyQuery({ octets, algorithm, signature }: SignedQuery, certificates: readonly string[]): void {
  const hash = Object.hasOwn(HASHES, algorithm) ? HASHES[algorithm] : undefined;
  if (hash === undefined) throw new SamlRefusal('ALGORITHM', algorithm.slice(0, 100));
  const bytes = Buffer.from(signature, 'base64');
  const isSigned = certificates.some((pem) => {
    const { publicKey } = new X509Certificate(pem);
    return publicKey.asymmetricKeyType === 'rsa' && verify(hash, Buffer.from(octets), publicKey, bytes);
  });
  if (!isSigned) throw new SamlRefusal('SIGNATURE', 'of the query');
}

/** A message about signing out that has passed `messageText` or `messageInAddress`. */
export type LogoutToVerify = {
  xml: string;
  options: SamlOptions;
  nowMs: number;
  /** Where the signature is: in the address that the message came in; null, within the message. */
  signedQuery: SignedQuery | null;
};

/** A request of the identity provider to end sessions. */
export type VerifiedLogoutRequest = {
  id: string;
  /** Until when the id has to be remembered. */
  notOnOrAfterMs: number;
  nameId: SamlSubject['nameId'];
  /** Empty: every session of the name. */
  sessionIndexes: readonly string[];
};

/** @throws SamlRefusal. Source: SECURITY section 2.5 */
export async function verifyLogoutRequest(asked: LogoutToVerify): Promise<VerifiedLogoutRequest> {
  const { xml, options, nowMs, signedQuery } = asked;
  const root = parseXml(xml);
  checkLogoutDocument(root, 'LogoutRequest', { isSignedWithin: signedQuery === null });
  checkForUs(root, asked);
  if (attributeOf(root, 'NotOnOrAfter') !== null) checkEnd(root, nowMs);
  if (signedQuery !== null) verifyQuery(signedQuery, options.idp.certificates);
  else {
    await verified(() =>
      nodeSaml(options).validatePostRequestAsync({
        SAMLRequest: Buffer.from(xml, 'utf8').toString('base64'),
      }),
    );
  }
  const nameId = onlyChild(root, 'assertion', 'NameID');
  const subject = nameId === null ? null : subjectFrom(nameId);
  const id = attributeOf(root, 'ID');
  if (id === null || subject === null || subject.nameId === '') throw new SamlRefusal('NAME_ID');
  return {
    id,
    notOnOrAfterMs: Math.max(instantOf(root, 'NotOnOrAfter') ?? 0, nowMs + MAX_AGE_MS),
    nameId: subject.nameId,
    sessionIndexes: childrenOf(root, 'protocol', 'SessionIndex').flatMap((index) => plainText(index) ?? []),
  };
}

/** Which of our requests the identity provider answers with Success. @throws SamlRefusal */
export async function verifyLogoutResponse(asked: LogoutToVerify): Promise<{ requestId: string }> {
  const { xml, options, signedQuery } = asked;
  const root = parseXml(xml);
  checkLogoutDocument(root, 'LogoutResponse', { isSignedWithin: signedQuery === null });
  checkForUs(root, asked);
  const requestId = attributeOf(root, 'InResponseTo');
  if (requestId === null) throw new SamlRefusal('IN_RESPONSE_TO');
  checkStatus(root);
  if (signedQuery !== null) verifyQuery(signedQuery, options.idp.certificates);
  else {
    await verified(() =>
      nodeSaml(options).validatePostResponseAsync({
        SAMLResponse: Buffer.from(xml, 'utf8').toString('base64'),
      }),
    );
  }
  return { requestId };
}

function checkForUs(root: Element, { options: { idp, sp }, nowMs }: LogoutToVerify): void {
  checkIssuer(root, idp.entityId);
  checkDestination(root, sp.slsUrl);
  checkAge(root, nowMs);
}

async function verified(verify: () => Promise<unknown>): Promise<void> {
  try {
    await verify();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SamlRefusal(/signature/i.test(reason) ? 'SIGNATURE' : 'LIBRARY', reason);
  }
}
