/** The fields of an account that an identity provider may tell. */
export const SAML_FIELDS = [
  'uid',
  'username',
  'firstName',
  'lastName',
  'displayName',
  'email',
  'groups',
] as const;
export type SamlField = (typeof SAML_FIELDS)[number];

/** Accepted names for each field, the first that is sent counts. */
export type AttributeMap = Readonly<Record<SamlField, readonly string[]>>;

/** Who is in a group at the identity provider has a role or is in a node here. */
export type GroupMapping = Readonly<{ group: string; role: string } | { group: string; node: number }>;

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const MICROSOFT = 'http://schemas.microsoft.com';

/** What AD FS, Entra ID and providers after SWAMID's manner call an e-mail address: nobody is ever known by it. */
export const EMAIL_NAMES: readonly string[] = [
  `${CLAIMS}/emailaddress`,
  'urn:oid:0.9.2342.19200300.100.1.3',
  'mail',
  'email',
];

/**
 * The names that are accepted unless others are set. `uid` never changes and never becomes another's: Entra's object
 * id, eduPersonPrincipalName, AD's security identifier. Source: SWEDEN section 2.9.
 */
export const DEFAULT_ATTRIBUTES: AttributeMap = Object.freeze({
  uid: [
    `${MICROSOFT}/identity/claims/objectidentifier`,
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
    `${MICROSOFT}/ws/2008/06/identity/claims/primarysid`,
  ],
  username: [`${CLAIMS}/upn`, 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6', `${CLAIMS}/name`],
  firstName: [`${CLAIMS}/givenname`, 'urn:oid:2.5.4.42'],
  lastName: [`${CLAIMS}/surname`, 'urn:oid:2.5.4.4'],
  displayName: [
    `${MICROSOFT}/identity/claims/displayname`,
    'urn:oid:2.16.840.1.113730.3.1.241',
    `${CLAIMS}/name`,
  ],
  email: EMAIL_NAMES,
  groups: [
    'http://schemas.xmlsoap.org/claims/Group',
    `${MICROSOFT}/ws/2008/06/identity/claims/groups`,
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.7',
  ],
});
