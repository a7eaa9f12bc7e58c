import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { MAX_AGE_MS, SKEW_MS } from './check-times.ts';
import { newMessageId, REQUEST_LIFETIME_MS } from './request-lifetime.ts';
import type { SamlSettings, ServiceProviderSettings } from './saml-settings.ts';

/** The request that an answer has to belong to; null for messages that answer none. */
export type OpenRequest = { id: string; issuedAt: string };

export type SamlOptions = Pick<
  SamlSettings,
  'idp' | 'wantsSignedResponse' | 'forceAuthn' | 'authnContext'
> & {
  /** Without its key, where nothing is to be signed. */
  sp: Omit<ServiceProviderSettings, 'privateKey'> & { privateKey?: string };
  request: OpenRequest | null;
  /** Of an answer that is verified: which signatures have to hold. */
  signed?: { response: boolean; assertion: boolean };
  /** Id of the message that is about to be written, where its id has to be known. */
  messageId?: string;
};

/**
 * node-saml with every setting spelt out, because its defaults are laxer. What it remembers of requests is the one
 * that is given: those that are open stand in the database. Source: SECURITY section 2.3, step 5.
 */
export function nodeSaml({ idp, sp, request, messageId, ...options }: SamlOptions): SAML {
  return new SAML({
    issuer: sp.entityId,
    audience: sp.entityId,
    callbackUrl: sp.acsUrl,
    logoutCallbackUrl: sp.slsUrl,
    ...(sp.privateKey === undefined ? {} : { privateKey: sp.privateKey }),
    publicCert: sp.certificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    entryPoint: idp.ssoUrl,
    logoutUrl: idp.sloUrl ?? idp.ssoUrl,
    idpCert: [...idp.certificates],
    idpIssuer: idp.entityId,
    identifierFormat: null,
    forceAuthn: options.forceAuthn,
    disableRequestedAuthnContext: options.authnContext.length === 0,
    authnContext: [...options.authnContext],
    ...(sp.encryption === null ? {} : { decryptionPvk: sp.encryption.privateKey }),
    wantAssertionsSigned: options.signed?.assertion ?? true,
    wantAuthnResponseSigned: options.signed?.response ?? options.wantsSignedResponse,
    validateInResponseTo: request === null ? ValidateInResponseTo.never : ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_LIFETIME_MS,
    acceptedClockSkewMs: SKEW_MS,
    maxAssertionAgeMs: MAX_AGE_MS,
    cacheProvider: knowingOnly(request),
    generateUniqueId: () => messageId ?? newMessageId(),
  });
}

function knowingOnly(request: OpenRequest | null): CacheProvider {
  return {
    saveAsync: async () => null,
    getAsync: async (id) => (request !== null && id === request.id ? request.issuedAt : null),
    removeAsync: async () => null,
  };
}
