import { stringify } from 'node:querystring';
import type { SamlSubject } from '../db/schema.ts';
import { nodeSaml } from './node-saml.ts';
import type { SamlSettings } from './saml-settings.ts';

/** Addresses that send a browser to the identity provider with a message of ours, deflated and signed in the query. */
export type OutgoingMessages = {
  authnRequest(id: string, relay: string | null): Promise<string>;
  logoutRequest(id: string, subject: SamlSubject, relay: string): Promise<string>;
  logoutResponse(requestId: string, relay: string | null): Promise<string>;
};

const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';

export function outgoingMessages(settings: SamlSettings): OutgoingMessages {
  const { idp } = settings;
  const saml = (messageId?: string) =>
    nodeSaml({ ...settings, request: null, ...(messageId === undefined ? {} : { messageId }) });
  const answering = () =>
    nodeSaml({ ...settings, idp: { ...idp, sloUrl: idp.sloResponseUrl }, request: null });
  return {
    authnRequest: async (id, relay) =>
      asSigned(await saml(id).getAuthorizeUrlAsync(relay ?? '', undefined, {})),
    logoutRequest: async (id, subject, relay) =>
      asSigned(await saml(id).getLogoutUrlAsync(profileOf(subject, settings), relay, {})),
    logoutResponse: async (requestId, relay) =>
      asSigned(
        await answering().getLogoutResponseUrlAsync(
          { ID: requestId, issuer: idp.entityId, nameID: '', nameIDFormat: UNSPECIFIED },
          relay ?? '',
          {},
          true,
        ),
      ),
  };
}

/**
 * node-saml signs a query written in one way and sends it in another: spaces, among others, would break the signature
 * for anyone who verifies it as it came.
 */
function asSigned(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?${stringify(Object.fromEntries(searchParams))}`;
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
