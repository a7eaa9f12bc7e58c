import {
  type IdentityProvider,
  makeSigningKeys,
  startIdentityProvider,
  WRAPPING_ATTACKS,
} from '@brandpost/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeSaml, type SamlOptions } from './node-saml.ts';
import { serviceMetadata } from './open-single-sign-on.ts';

/** What we count on node-saml for, without our own checks around it: a new version is held to this too. */
describe('node-saml, as it is set up here', () => {
  const person = {
    uid: 'somebody',
    username: 'somebody',
    firstName: 'Någon',
    lastName: 'Annan',
    displayName: 'Någon Annan',
    email: 'nagon.annan@example.se',
    groups: [],
  };
  const id = '_request';
  let idp: IdentityProvider;
  let options: SamlOptions;
  beforeAll(async () => {
    idp = await startIdentityProvider({ people: [person], password: 'x' });
    const { entityId, ssoUrl, sloUrl, keys } = idp;
    const sp = {
      entityId: 'https://www.example.se/metadata',
      acsUrl: 'https://www.example.se/acs',
      slsUrl: 'https://www.example.se/sls',
      encryption: null,
      ...(await makeSigningKeys('The service')),
    };
    options = {
      idp: { entityId, ssoUrl, sloUrl, sloResponseUrl: sloUrl, certificates: [keys.certificate] },
      sp,
      wantsSignedResponse: false,
      forceAuthn: false,
      authnContext: [],
      request: { id, issuedAt: new Date().toISOString() },
    };
    idp.trust(serviceMetadata(sp));
  });
  afterAll(() => idp.close());

  const nameIn = async (SAMLResponse: string) => {
    const { profile } = await nodeSaml(options).validatePostResponseAsync({ SAMLResponse });
    return profile?.nameID;
  };

  it('tells who has signed in', async () => {
    expect(await nameIn(idp.respond(id))).toBe('somebody');
  });

  it.each(Object.entries(WRAPPING_ATTACKS))('is not misled by %s', async (name, attack) => {
    const forge = (element: Element) => {
      element.setAttribute('ID', '_forged');
      for (const inner of Array.from(element.getElementsByTagName('*'))) {
        if (inner.textContent === 'somebody') inner.textContent = 'sysadm01';
      }
    };
    const answer = idp.respond(id, {
      signs: { response: /^XSW[12]:/.test(name) },
      after: (xml) => attack(xml, forge),
    });
    expect(Buffer.from(answer, 'base64').toString('utf8')).toContain('sysadm01');
    const outcome = await nameIn(answer).catch(() => 'refused');
    expect(['refused', 'somebody']).toContain(outcome);
  });

  it.each<[string, (xml: string) => string]>([
    ['a second SignedInfo', (xml) => xml.replace(/<ds:SignedInfo>.*?<\/ds:SignedInfo>/, '$&$&')],
    ['a comment in the digest', (xml) => xml.replace('<ds:DigestValue>', '<ds:DigestValue>AAAA<!-- x -->')],
    ['another name than was signed', (xml) => xml.replaceAll('somebody', 'sysadm01')],
  ])('refuses %s', async (_name, after) => {
    await expect(nameIn(idp.respond(id, { after }))).rejects.toThrow();
  });

  it('is not asked about signatures of addresses, which it would believe without one', async () => {
    const message = idp.logoutRequest(
      { nameId: 'somebody', sessionIndex: null },
      { signs: { response: false } },
    );
    const query = idp.query('SAMLRequest', message, { hash: null });
    const container = Object.fromEntries(new URLSearchParams(query));
    const { loggedOut } = await nodeSaml(options).validateRedirectAsync(container, query);
    expect(loggedOut).toBe(true);
  });
});
