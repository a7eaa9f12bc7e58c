/** Settings of single sign-on as they stand in the environment; `saml-config.ts` says how they go together. */
export type SamlEnv = {
  /** A second origin that people may sign in at. */
  INTRANET_ORIGIN: string | null;
  /** An address, a file, or the XML itself. Says what the four after the next say. */
  SAML_IDP_METADATA: string | null;
  /** A file with the PEM certificate, or the PEM itself, that what the address answers has to be signed with. */
  SAML_IDP_METADATA_CERTIFICATE: string | null;
  SAML_IDP_ENTITY_ID: string | null;
  SAML_IDP_SSO_URL: string | null;
  SAML_IDP_SLO_URL: string | null;
  /** A file with one or two PEM certificates, or the PEM itself. */
  SAML_IDP_CERTIFICATES: string | null;
  SAML_SP_ENTITY_ID: string | null;
  /** Files with PEM, or the PEM itself: both or neither. */
  SAML_SP_PRIVATE_KEY: string | null;
  SAML_SP_CERTIFICATE: string | null;
  /** on: a certificate to encrypt assertions for is published. */
  SAML_ENCRYPTION: string | null;
  /** As the two before, for what is encrypted. */
  SAML_SP_ENCRYPTION_KEY: string | null;
  SAML_SP_ENCRYPTION_CERTIFICATE: string | null;
  SAML_ATTRIBUTES: string | null;
  SAML_GROUPS: string | null;
  SAML_REQUIRED_GROUP: string | null;
  SAML_NEW_ACCOUNTS: string | null;
  SAML_SIGNED_RESPONSE: string | null;
  SAML_FORCE_AUTHN: string | null;
  SAML_AUTHN_CONTEXT: string | null;
};

export function samlEnvFrom(text: (name: string) => string | null): Omit<SamlEnv, 'INTRANET_ORIGIN'> {
  return {
    SAML_IDP_METADATA: text('SAML_IDP_METADATA'),
    SAML_IDP_METADATA_CERTIFICATE: text('SAML_IDP_METADATA_CERTIFICATE'),
    SAML_IDP_ENTITY_ID: text('SAML_IDP_ENTITY_ID'),
    SAML_IDP_SSO_URL: text('SAML_IDP_SSO_URL'),
    SAML_IDP_SLO_URL: text('SAML_IDP_SLO_URL'),
    SAML_IDP_CERTIFICATES: text('SAML_IDP_CERTIFICATES'),
    SAML_SP_ENTITY_ID: text('SAML_SP_ENTITY_ID'),
    SAML_SP_PRIVATE_KEY: text('SAML_SP_PRIVATE_KEY'),
    SAML_SP_CERTIFICATE: text('SAML_SP_CERTIFICATE'),
    SAML_ENCRYPTION: text('SAML_ENCRYPTION'),
    SAML_SP_ENCRYPTION_KEY: text('SAML_SP_ENCRYPTION_KEY'),
    SAML_SP_ENCRYPTION_CERTIFICATE: text('SAML_SP_ENCRYPTION_CERTIFICATE'),
    SAML_ATTRIBUTES: text('SAML_ATTRIBUTES'),
    SAML_GROUPS: text('SAML_GROUPS'),
    SAML_REQUIRED_GROUP: text('SAML_REQUIRED_GROUP'),
    SAML_NEW_ACCOUNTS: text('SAML_NEW_ACCOUNTS'),
    SAML_SIGNED_RESPONSE: text('SAML_SIGNED_RESPONSE'),
    SAML_FORCE_AUTHN: text('SAML_FORCE_AUTHN'),
    SAML_AUTHN_CONTEXT: text('SAML_AUTHN_CONTEXT'),
  };
}
