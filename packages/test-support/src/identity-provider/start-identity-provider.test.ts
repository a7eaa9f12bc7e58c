import { createSign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './people.ts';
import { signXml } from './sign-xml.ts';
import { makeSigningKeys, type SigningKeys } from './signing-keys.ts';
import { type IdentityProvider, startIdentityProvider } from './start-identity-provider.ts';

const PERSON: Person = {
  uid: 'annexe01',
  username: 'annexe01',
  firstName: 'Anna',
  lastName: 'Exempelsson',
  displayName: 'Anna "A" <Exempelsson>',
  email: 'anna.exempelsson@example.se',
  groups: [],
};

describe('the identity provider', () => {
  let idp: IdentityProvider;
  let keys: SigningKeys;
  beforeAll(async () => {
    idp = await startIdentityProvider({ people: [PERSON], password: 'brandpost-demo' });
    keys = await makeSigningKeys('The service');
    idp.trust(
      `<m entityID="https://www.example.se"><KeyDescriptor><X509Certificate>${keys.certificate.replaceAll(/-----[^-]+-----|\s/g, '')}</X509Certificate></KeyDescriptor><AssertionConsumerService Location="https://www.example.se/acs"/><SingleLogoutService Location="https://www.example.se/sls"/></m>`,
    );
  });
  afterAll(() => idp.close());

  const request = () =>
    `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">https://www.example.se</saml:Issuer></samlp:AuthnRequest>`;
  const signedQuery = (by = keys) => {
    const query = new URLSearchParams({
      SAMLRequest: deflateRawSync(request()).toString('base64'),
      RelayState: 'relay',
      SigAlg: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    }).toString();
    const signature = createSign('RSA-SHA256').update(query).sign(by.privateKey, 'base64');
    return `${query}&Signature=${encodeURIComponent(signature)}`;
  };
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${idp.origin}${path}`, { method: 'POST', body: new URLSearchParams(form) });
  const fieldsOf = (page: string) =>
    Object.fromEntries(
      Array.from(
        page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g),
        ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
      ),
    );

  it('signs people in with a page that works without scripts and cannot be written into', async () => {
    const answer = await fetch(`${idp.ssoUrl}?${signedQuery()}`);
    const page = await answer.text();
    expect(page).toContain('<html lang="sv">');
    expect(page).toContain('Anna &quot;A&quot; &lt;Exempelsson&gt;');
    expect(page).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");

    const form = { ...fieldsOf(page), uid: 'annexe01', password: 'brandpost-demo' };
    const sent = await (await post('/sign-in', form)).text();
    expect(sent).toContain('<form method="post" action="https://www.example.se/acs">');
    expect(sent).toContain('<button>Fortsätt</button>');
    const { SAMLResponse = '', RelayState } = fieldsOf(sent);
    expect(RelayState).toBe('relay');
    expect(Buffer.from(SAMLResponse, 'base64').toString('utf8')).toContain('InResponseTo="_1"');
  });

  it('takes a request that is posted', async () => {
    const SAMLRequest = Buffer.from(signXml(request(), '_1', keys)).toString('base64');
    const page = await (await post('/sso', { SAMLRequest, RelayState: 'relay' })).text();
    const form = { ...fieldsOf(page), uid: 'annexe01', password: 'brandpost-demo' };
    expect((await post('/sign-in', form)).status).toBe(200);
  });

  it('says so when the password is wrong, and asks again', async () => {
    const page = await (await fetch(`${idp.ssoUrl}?${signedQuery()}`)).text();
    const again = await post('/sign-in', { ...fieldsOf(page), uid: 'annexe01', password: 'fel' });
    expect(again.status).toBe(401);
    expect(await again.text()).toContain('role="alert"');
  });

  it('takes nothing that the service has not signed', async () => {
    const other = await makeSigningKeys('Another');
    const unsigned = Buffer.from(request()).toString('base64');
    const wrong = await Promise.all([
      fetch(`${idp.ssoUrl}?${signedQuery(other)}`),
      fetch(`${idp.ssoUrl}?${signedQuery().replace('RelayState=relay', 'RelayState=other')}`),
      fetch(idp.ssoUrl),
      post('/sso', { SAMLRequest: unsigned }),
      post('/sso', { SAMLRequest: Buffer.from(signXml(request(), '_1', other)).toString('base64') }),
      post('/sign-in', { query: '', uid: 'annexe01', password: 'brandpost-demo' }),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 400));
  });
});
