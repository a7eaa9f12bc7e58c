import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import { XMLSerializer } from '@xmldom/xmldom';
import { newMessageId } from './request-lifetime.ts';
import type { ServiceProviderSettings } from './saml-settings.ts';
import { allElements, attributeOf, childrenOf, isElement, onlyChild, parseXml } from './xml-elements.ts';

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
