import { checkAssertion, type Expected } from './check-assertion.ts';
import { checkAnswers, checkDestination, checkResponseDocument } from './check-document.ts';
import { checkIssuer } from './check-times.ts';
import { nodeSaml, type OpenRequest, type SamlOptions } from './node-saml.ts';
import { readAssertion, type VerifiedAssertion } from './read-assertion.ts';
import { SamlRefusal } from './saml-refusal.ts';
import { childrenOf, parseXml } from './xml-elements.ts';

/** A Response that has passed `messageText`, and the sign-in that it is to finish. */
export type ResponseToVerify = {
  xml: string;
  options: SamlOptions & { request: OpenRequest };
  nowMs: number;
};

/**
 * What a Response says of who has signed in. The document's shape is looked at first, then node-saml verifies, and what
 * it has verified is checked and read: never anything beside it.
 * @throws SamlRefusal
 */
export async function verifyResponse(asked: ResponseToVerify): Promise<VerifiedAssertion> {
  const { xml, options, nowMs } = asked;
  const { idp, sp, request } = options;
  const root = parseXml(xml);
  checkResponseDocument(root);
  checkDestination(root, sp.acsUrl);
  checkAnswers(root, request.id);
  if (childrenOf(root, 'assertion', 'Issuer').length > 0) checkIssuer(root, idp.entityId);
  const { entityId: idpEntityId } = idp;
  const expected = {
    idpEntityId,
    spEntityId: sp.entityId,
    acsUrl: sp.acsUrl,
    requestId: request.id,
    nowMs,
  };
  const verifiedXml = await verifiedAssertionXml(asked, root, expected);
  const assertion = parseXml(verifiedXml);
  checkAssertion(assertion, expected);
  return readAssertion(assertion);
}

async function verifiedAssertionXml(
  { xml, options }: ResponseToVerify,
  root: Element,
  expected: Expected,
): Promise<string> {
  try {
    const SAMLResponse = Buffer.from(xml, 'utf8').toString('base64');
    const { profile } = await nodeSaml(options).validatePostResponseAsync({ SAMLResponse });
    const verified = profile?.getAssertionXml?.();
    if (typeof verified === 'string') return verified;
  } catch (cause) {
    throw namedRefusal(cause, root, expected);
  }
  throw new SamlRefusal('LIBRARY', 'no assertion');
}

/** node-saml says why in a sentence; where it is none of the signature, our own checks know the reason's name. */
function namedRefusal(cause: unknown, root: Element, expected: Expected): SamlRefusal {
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (/signature/i.test(reason)) return new SamlRefusal('SIGNATURE', reason);
  try {
    for (const assertion of childrenOf(root, 'assertion', 'Assertion')) checkAssertion(assertion, expected);
  } catch (refusal) {
    if (refusal instanceof SamlRefusal) return refusal;
  }
  return new SamlRefusal('LIBRARY', reason);
}
