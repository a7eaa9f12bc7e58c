import type { Answering, ResponseDescription } from '@brandpost/test-support';
import { afterAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { sharedSamlApis } from './saml.fixtures.ts';

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes';
const MULTI_FACTOR = 'https://refeds.org/profile/mfa';
const STRONG = { SAML_AUTHN_CONTEXT: `${MULTI_FACTOR} ${CLASSES}:X509` };
const PASSWORD_ANEW = { SAML_FORCE_AUTHN: 'on' };

type Change = (assertion: ResponseDescription['assertion']) => void;

/** How the sign-in is said to have been done, and when. */
const authenticated =
  (context: string | null, seconds = 0): Change =>
  (assertion) => {
    const instant = new Date(Date.now() + seconds * 1_000);
    assertion.authentications = [{ instant, context }];
  };
const twice: Change = (assertion) => {
  assertion.authentications = [{ instant: new Date(), context: MULTI_FACTOR }, ...assertion.authentications];
};
const never: Change = (assertion) => {
  assertion.authentications = [];
};

describeOnBothEngines('how somebody has proved at the identity provider who they are', (api) => {
  const samlApis = sharedSamlApis(api);
  afterAll(() => samlApis.close());
  const outcomeOf = async (env: Record<string, string>, answering: Answering<ResponseDescription>) => {
    const saml = await samlApis.with(env);
    const before = (await saml.refusals()).length;
    const begun = await saml.begin();
    const { status, body } = await saml.post(begun, saml.idp.respond(begun.requestId, answering));
    const [code = null] = (await saml.refusals()).slice(before);
    return { status, code, message: body.message };
  };
  const changed = (change: Change): Answering<ResponseDescription> => ({
    change: ({ assertion }) => change(assertion),
  });

  it.each<[string, Record<string, string>, Change]>([
    ['in a way that is on the list', STRONG, authenticated(MULTI_FACTOR)],
    ['in the other way that is on the list', STRONG, authenticated(`${CLASSES}:X509`)],
    ['in any way where there is no list', {}, authenticated(null)],
    ['just now, where that is asked for', PASSWORD_ANEW, authenticated(`${CLASSES}:Password`)],
    ['by a clock that is 55 seconds slow', PASSWORD_ANEW, authenticated(`${CLASSES}:Password`, -55)],
    ['long ago, where nobody asks', {}, authenticated(`${CLASSES}:Password`, -30 * 86_400)],
  ])('is taken: %s', async (_name, env, change) => {
    expect(await outcomeOf(env, changed(change))).toMatchObject({ status: 303, code: null });
  });

  it.each<[string, string, Record<string, string>, Change]>([
    ['a weaker way', 'AUTHN_CONTEXT', STRONG, authenticated(`${CLASSES}:Password`)],
    ['a way that only begins alike', 'AUTHN_CONTEXT', STRONG, authenticated(`${MULTI_FACTOR}/none`)],
    ['no way at all', 'AUTHN_CONTEXT', STRONG, authenticated(null)],
    ['a good way beside a weaker one', 'AUTHN_STATEMENT', STRONG, twice],
    ['no word of it', 'AUTHN_STATEMENT', STRONG, never],
    ['no word of it, where nothing is asked', 'AUTHN_STATEMENT', {}, never],
    ['an old sign-in', 'AUTHN_TOO_OLD', PASSWORD_ANEW, authenticated(`${CLASSES}:Password`, -30 * 86_400)],
    ['one of 65 seconds ago', 'AUTHN_TOO_OLD', PASSWORD_ANEW, authenticated(`${CLASSES}:Password`, -65)],
    ['one in 65 seconds', 'NOT_YET_VALID', PASSWORD_ANEW, authenticated(`${CLASSES}:Password`, 65)],
  ])('is refused like anything else that is wrong: %s', async (_name, code, env, change) => {
    const message = 'Inloggningen gick inte att genomföra. Försök igen.';
    expect(await outcomeOf(env, changed(change))).toEqual({ status: 403, code, message });
  });

  it('is not believed from beside what is signed', async () => {
    const after = (xml: string) => xml.replace(`${CLASSES}:PasswordProtectedTransport`, MULTI_FACTOR);
    expect(await outcomeOf(STRONG, { after })).toMatchObject({ status: 403, code: 'SIGNATURE' });
  });
});
