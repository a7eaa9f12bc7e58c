import { nodeSaml } from './node-saml.ts';
import type { SamlSubject } from './read-assertion.ts';
import type { SamlSettings } from './saml-settings.ts';

/** Addresses that send a browser to the identity provider with a message of ours, deflated and signed in the query. */
export type OutgoingMessages = {
  authnRequest(id: string, relay: string | null): Promise<string>;
  logoutRequest(id: string, subject: SamlSubject, relay: string): Promise<string>;
  logoutResponse(requestId: string, relay: string | null): Promise<string>;
  /** What the identity provider is to know of us, as XML. */
  metadata(): string;
};

const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

export function outgoingMessages(settings: SamlSettings): OutgoingMessages {
  const saml = (messageId?: string) =>
    nodeSaml({ ...settings, request: null, ...(messageId === undefined ? {} : { messageId }) });
  return {
    authnRequest: (id, relay) => saml(id).getAuthorizeUrlAsync(relay ?? '', undefined, {}),
    logoutRequest: (id, subject, relay) =>
      saml(id).getLogoutUrlAsync(profileOf(subject, settings), relay, {}),
    logoutResponse: (requestId, relay) =>
      saml().getLogoutResponseUrlAsync(
        { ID: requestId, issuer: settings.idp.entityId, nameID: '', nameIDFormat: UNSPECIFIED },
        relay ?? '',
        {},
        true,
      ),
    metadata: () => saml().generateServiceProviderMetadata(null, settings.sp.certificate),
  };
}

function profileOf(subject: SamlSubject, { idp }: SamlSettings) {
  const { nameId, format, nameQualifier, spNameQualifier, sessionIndex } = subject;
  return {
    issuer: idp.entityId,
    nameID: nameId,
    nameIDFormat: format ?? UNSPECIFIED,
    ...(nameQualifier === null ? {} : { nameQualifier }),
    ...(spNameQualifier === null ? {} : { spNameQualifier }),
    ...(sessionIndex === null ? {} : { sessionIndex }),
  };
}
