import { deflateRawSync } from 'node:zlib';
import {
  type Answering,
  type Forge,
  type ResponseDescription,
  WRAPPING_ATTACKS,
} from '@brandpost/test-support';
import type { RefusalCode } from '../saml/saml-refusal.ts';
import { ADMINISTRATOR, type BegunSignIn, NEWCOMER, type SamlApi } from './saml.fixtures.ts';

/** A wrong answer of the identity provider, or of somebody who would like to be it. */
export type Attack = {
  name: string;
  code: RefusalCode;
  /** Makes what is posted instead of a right answer to the sign-in that has begun. */
  make(saml: SamlApi, begun: BegunSignIn): string | Promise<string>;
};

type Change = (response: ResponseDescription) => void;

/** The newcomer's answer with something changed before it is signed. */
const described = (name: string, code: RefusalCode, change: Change): Attack => ({
  name,
  code,
  make: ({ idp }, { requestId }) => idp.respond(requestId, { change }),
});

/** The newcomer's answer, made in another way than a right one. */
const made = (name: string, code: RefusalCode, answering: Answering<ResponseDescription>): Attack => ({
  name,
  code,
  make: ({ idp }, { requestId }) => idp.respond(requestId, answering),
});

/** Something else altogether. */
const raw = (name: string, code: RefusalCode, text: () => string | Buffer): Attack => ({
  name,
  code,
  make: () => Buffer.from(text()).toString('base64'),
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

const WRONG_WORDS: readonly Attack[] = [
  described('another issuer of the assertion', 'ISSUER', ({ assertion }) => {
    assertion.issuer = 'https://idp.example.com/other';
  }),
  described('another issuer of the response', 'ISSUER', (response) => {
    response.issuer = 'https://idp.example.com/other';
  }),
  described('another audience', 'AUDIENCE', ({ assertion }) => {
    if (assertion.conditions !== null) assertion.conditions.audience = 'https://www.example.com';
  }),
  described('no audience', 'CONDITIONS', ({ assertion }) => {
    if (assertion.conditions !== null) assertion.conditions.audience = null;
  }),
  described('no conditions', 'CONDITIONS', ({ assertion }) => {
    assertion.conditions = null;
  }),
  ...[
    '<saml:Condition/>',
    '<saml:Condition xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:x="urn:x" xsi:type="x:OnlyOnSundays"/>',
    '<x:OnlyOnSundays xmlns:x="urn:x"/>',
    '<AudienceRestriction xmlns="urn:x"/>',
  ].map((othersXml, at) =>
    described(`a condition that nobody knows (${at})`, 'CONDITIONS', ({ assertion }) => {
      if (assertion.conditions !== null) assertion.conditions.othersXml = othersXml;
    }),
  ),
  described('another recipient', 'RECIPIENT', ({ assertion }) => {
    for (const one of assertion.confirmations) one.recipient = 'https://www.example.com/acs';
  }),
  described('no recipient', 'RECIPIENT', ({ assertion }) => {
    for (const one of assertion.confirmations) one.recipient = null;
  }),
  described('another destination', 'DESTINATION', (response) => {
    response.destination = 'https://www.example.com/acs';
  }),
  described('no destination', 'DESTINATION', (response) => {
    response.destination = null;
  }),
  described('an answer to no request', 'IN_RESPONSE_TO', (response) => {
    response.inResponseTo = null;
    for (const one of response.assertion.confirmations) one.inResponseTo = null;
  }),
  described('an assertion that answers no request', 'IN_RESPONSE_TO', ({ assertion }) => {
    for (const one of assertion.confirmations) one.inResponseTo = null;
  }),
  described('an assertion that answers a request that nobody made', 'IN_RESPONSE_TO', ({ assertion }) => {
    for (const one of assertion.confirmations) one.inResponseTo = '_0000';
  }),
  described('an answer to a request that nobody made', 'IN_RESPONSE_TO', (response) => {
    response.inResponseTo = '_0000';
    for (const one of response.assertion.confirmations) one.inResponseTo = '_0000';
  }),
  {
    name: 'an answer to the request of another sign-in',
    code: 'IN_RESPONSE_TO',
    make: async (saml) => saml.idp.respond((await saml.begin()).requestId),
  },
  described('no subject confirmation', 'SUBJECT_CONFIRMATION', ({ assertion }) => {
    assertion.confirmations = [];
  }),
  described('a subject confirmation by others', 'SUBJECT_CONFIRMATION', ({ assertion }) => {
    for (const one of assertion.confirmations) one.method = 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches';
  }),
  described('two subject confirmations', 'SUBJECT_CONFIRMATION', ({ assertion }) => {
    assertion.confirmations = [...assertion.confirmations, ...assertion.confirmations];
  }),
  described('a confirmation without an end', 'EXPIRED', ({ assertion }) => {
    for (const one of assertion.confirmations) one.notOnOrAfter = null;
  }),
  described('a failure as its status', 'STATUS', (response) => {
    response.status = 'urn:oasis:names:tc:SAML:2.0:status:Requester';
  }),
  made('a failure without an assertion', 'STATUS', {
    change: (response) => {
      response.status = 'urn:oasis:names:tc:SAML:2.0:status:Responder';
    },
    after: (xml) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/, ''),
  }),
  described('a confirmation that ended 65 seconds ago', 'EXPIRED', ({ assertion }) => {
    for (const one of assertion.confirmations) one.notOnOrAfter = inSeconds(-65);
  }),
  described('conditions that ended 65 seconds ago', 'EXPIRED', ({ assertion }) => {
    if (assertion.conditions !== null) assertion.conditions.notOnOrAfter = inSeconds(-65);
  }),
  described('conditions that begin in 65 seconds', 'NOT_YET_VALID', ({ assertion }) => {
    if (assertion.conditions !== null) assertion.conditions.notBefore = inSeconds(65);
  }),
  described('an assertion written more than six minutes ago', 'TOO_OLD', ({ assertion }) => {
    assertion.issueInstant = inSeconds(-365);
  }),
  described('an attribute named __proto__', 'ATTRIBUTE_NAME', ({ assertion }) => {
    assertion.attributes.push({ name: '__proto__', values: ['x'] });
  }),
  described('no uid', 'UID', ({ assertion }) => {
    assertion.attributes = assertion.attributes.filter(({ values }) => values[0] !== NEWCOMER.uid);
  }),
  described('two uids', 'UID', ({ assertion }) => {
    assertion.attributes = assertion.attributes.map(({ name, values }) => ({
      name,
      values: values[0] === NEWCOMER.uid ? [NEWCOMER.uid, ADMINISTRATOR.uid] : values,
    }));
  }),
  described('a name without letters', 'NAME_ID', ({ assertion }) => {
    assertion.nameIdXml = '';
  }),
  described('a name with an element in it', 'NAME_ID', ({ assertion }) => {
    assertion.nameIdXml = 'sysadm01<x/>';
  }),
];

const toAdministrator = (text: string) => text.replaceAll(NEWCOMER.uid, ADMINISTRATOR.uid);

const WRONG_SIGNATURES: readonly Attack[] = [
  made('no signature', 'SIGNATURE', { signs: { assertion: false } }),
  made('a signature of the response alone, and something changed afterwards', 'SIGNATURE', {
    signs: { assertion: false, response: true },
    after: (xml) => xml.replaceAll(NEWCOMER.uid, ADMINISTRATOR.uid),
  }),
  made('a signature of the response that does not hold, beside one of the assertion that does', 'SIGNATURE', {
    signs: { response: true },
    after: (xml) =>
      xml.replace('<samlp:Status>', '<samlp:Status >').replace('Version="2.0"', 'Version="2.1"'),
  }),
  made('a signature of the assertion that does not hold, in a response that is signed', 'SIGNATURE', {
    signs: { response: true },
    signedAfter: (xml) => xml.replaceAll(NEWCOMER.uid, ADMINISTRATOR.uid),
  }),
  made('an assertion that is encrypted, where none are taken', 'ENCRYPTED', {
    after: (xml) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/, '<saml:EncryptedAssertion/>'),
  }),
  made('a signature with SHA-1', 'ALGORITHM', { hash: 'sha1' }),
  {
    name: 'a signature with another key',
    code: 'SIGNATURE',
    async make({ idp }, { requestId }) {
      const { makeSigningKeys } = await import('@brandpost/test-support');
      return idp.respond(requestId, { keys: await makeSigningKeys('Någon annan') });
    },
  },
  made('another uid than was signed', 'SIGNATURE', { after: toAdministrator }),
  made('a uid cut short after it was signed', 'SIGNATURE', {
    after: (xml) => xml.replaceAll(NEWCOMER.uid, NEWCOMER.uid.slice(0, -1)),
  }),
  made('a second SignedInfo (CVE-2025-29774)', 'SIGNATURE_SHAPE', {
    after: (xml) => xml.replace(/<ds:SignedInfo>.*?<\/ds:SignedInfo>/, '$&$&'),
  }),
  made('a comment in the digest (CVE-2025-29775)', 'DECLARATION', {
    after: (xml) => xml.replace('<ds:DigestValue>', '<ds:DigestValue>AAAA<!-- x -->'),
  }),
  made('a second reference', 'SIGNATURE_SHAPE', {
    after: (xml) => xml.replace(/<ds:Reference.*?<\/ds:Reference>/, '$&$&'),
  }),
  made('a reference to nothing in particular', 'SIGNATURE_SHAPE', {
    after: (xml) => xml.replace(/<ds:Reference URI="[^"]*">/, '<ds:Reference URI="">'),
  }),
  made('a transform that leaves out what it likes', 'ALGORITHM', {
    after: (xml) =>
      xml.replace(
        '<ds:Transforms>',
        '<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/>',
      ),
  }),
  made('a key of its own instead of RSA', 'ALGORITHM', {
    after: (xml) => xml.replace(/xmldsig-more#rsa-sha256/, 'xmldsig-more#hmac-sha256'),
  }),
  made('a second signature', 'SIGNATURE_PLACE', {
    after: (xml) => xml.replace(/<ds:Signature .*?<\/ds:Signature>/, '$&$&'),
  }),
];

const FORGE: Forge = (element) => {
  element.setAttribute('ID', '_forged');
  for (const text of Array.from(element.getElementsByTagName('*'))) {
    if (text.textContent === NEWCOMER.uid) text.textContent = ADMINISTRATOR.uid;
  }
};

const WRAPPED: readonly Attack[] = Object.entries(WRAPPING_ATTACKS).map(([name, attack]) =>
  made(name, 'ASSERTION_COUNT', {
    signs: { response: /^XSW[12]:/.test(name) },
    after: (xml) => attack(xml, FORGE),
  }),
);

const WRONG_TEXTS: readonly Attack[] = [
  made('a DOCTYPE', 'DECLARATION', {
    after: (xml) => `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1_000)}">]>${xml}`,
  }),
  described('a comment in the name', 'DECLARATION', ({ assertion }) => {
    assertion.nameIdXml = 'sysadm01<!-- x -->.example.com';
  }),
  described('CDATA in the name', 'DECLARATION', ({ assertion }) => {
    assertion.nameIdXml = '<![CDATA[sysadm01]]>';
  }),
  described('a processing instruction in the name', 'PROCESSING_INSTRUCTION', ({ assertion }) => {
    assertion.nameIdXml = 'sysadm01<?x y?>';
  }),
  made('text after the end', 'TRAILING_BYTES', { after: (xml) => `${xml}x` }),
  made('a second document after the end', 'TRAILING_BYTES', { after: (xml) => xml + xml }),
  made('a second assertion', 'ASSERTION_COUNT', {
    after: (xml) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/, '$&$&'),
  }),
  made('an encrypted assertion beside the other', 'ENCRYPTED', {
    after: (xml) => xml.replace('</samlp:Response>', '<saml:EncryptedAssertion/></samlp:Response>'),
  }),
  made('an ID in another place too', 'REPEATED_ID', {
    after: (xml) => xml.replace(/<samlp:Status>/, `<samlp:Status Id="${/ID="(_\w+)"/.exec(xml)?.[1]}">`),
  }),
  raw('an element within another, forty thousand times', 'TOO_DEEP', () => '<a>'.repeat(40_000)),
  raw('too many elements', 'TOO_LARGE', () => `<a>${'<b/>'.repeat(6_000)}</a>`),
  raw('twelve thousand attributes', 'TOO_LARGE', () => {
    const attributes = Array.from({ length: 12_000 }, (_, index) => `a${index}=""`);
    return `<a ${attributes.join(' ')}/>`;
  }),
  raw('a deflate bomb', 'NOT_WELL_FORMED', () => deflateRawSync(Buffer.alloc(100_000_000))),
  raw('text that is no XML', 'NOT_WELL_FORMED', () => 'SAMLResponse'),
  raw('an entity that nobody has declared', 'NOT_WELL_FORMED', () => '<a>&b;</a>'),
  raw('bytes that are no UTF-8', 'NOT_WELL_FORMED', () => Buffer.from([0x3c, 0xff, 0x3e])),
  raw('a request instead of an answer', 'UNKNOWN_MESSAGE', () => '<LogoutRequest/>'),
  { name: 'text that is no Base64', code: 'NOT_BASE64', make: () => '<samlp:Response/>' },
];

/** Every way in which an answer is wrong, with the code that stands in the audit log afterwards. */
export const ATTACKS: readonly Attack[] = [...WRONG_WORDS, ...WRONG_SIGNATURES, ...WRAPPED, ...WRONG_TEXTS];
