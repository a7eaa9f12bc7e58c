/** Somebody who can sign in at the identity provider. */
export type Person = {
  /** Never changes and never becomes somebody else's. */
  uid: string;
  username: string;
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  groups: readonly string[];
};

/** How an identity provider names what it tells about people. */
export type AttributeStyle = 'ad-fs' | 'entra' | 'swamid';

export type Attribute = { name: string; values: readonly string[] };

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const MICROSOFT = 'http://schemas.microsoft.com';

/** What the three common kinds of identity providers tell about somebody. Source: SWEDEN section 2.9. */
export function attributesOf(person: Person, style: AttributeStyle): Attribute[] {
  const attributes = STYLES[style](person).map(([name, ...values]) => ({ name, values }));
  return attributes.filter(({ values }) => values.length > 0);
}

const STYLES: Readonly<Record<AttributeStyle, (person: Person) => [name: string, ...values: string[]][]>> = {
  'ad-fs': (person) => [
    [`${MICROSOFT}/ws/2008/06/identity/claims/primarysid`, person.uid],
    [`${CLAIMS}/upn`, `${person.username}@ad.example.se`],
    [`${CLAIMS}/name`, person.displayName],
    [`${CLAIMS}/givenname`, person.firstName],
    [`${CLAIMS}/surname`, person.lastName],
    [`${CLAIMS}/emailaddress`, person.email],
    ['http://schemas.xmlsoap.org/claims/Group', ...person.groups],
  ],
  entra: (person) => [
    [`${MICROSOFT}/identity/claims/tenantid`, '00000000-0000-4000-8000-000000000001'],
    [`${MICROSOFT}/identity/claims/objectidentifier`, person.uid],
    [`${MICROSOFT}/identity/claims/displayname`, person.displayName],
    [`${CLAIMS}/name`, `${person.username}@example.se`],
    [`${CLAIMS}/givenname`, person.firstName],
    [`${CLAIMS}/surname`, person.lastName],
    [`${CLAIMS}/emailaddress`, person.email],
    [`${MICROSOFT}/ws/2008/06/identity/claims/groups`, ...person.groups],
  ],
  swamid: (person) => [
    ['urn:oid:1.3.6.1.4.1.5923.1.1.1.6', person.uid],
    ['urn:oid:2.16.840.1.113730.3.1.241', person.displayName],
    ['urn:oid:2.5.4.42', person.firstName],
    ['urn:oid:2.5.4.4', person.lastName],
    ['urn:oid:0.9.2342.19200300.100.1.3', person.email],
    ['urn:oid:1.3.6.1.4.1.5923.1.1.1.7', ...person.groups],
  ],
};
