import { makeSigningKeys } from '@brandpost/test-support';
import { afterAll, expect, it } from 'vitest';
import { SamlRefusal } from './saml-refusal.ts';
import { createVerifier } from './verifier.ts';

const keys = await makeSigningKeys('x');
const options = {
  idp: { entityId: 'i', ssoUrl: 'https://i/', sloUrl: null, certificates: [keys.certificate] },
  sp: { entityId: 's', acsUrl: 'https://s/', slsUrl: 'https://s/', ...keys },
  wantsSignedResponse: false,
  forceAuthn: false,
  authnContext: [],
  request: { id: '_1', issuedAt: new Date().toISOString() },
};
const message = (xml: string) => ({ xml, options, nowMs: Date.now() });
const codeOf = (verifying: Promise<unknown>) =>
  verifying.then(
    () => null,
    (error: unknown) => (error instanceof SamlRefusal ? error.code : error),
  );
/** Attributes are looked through one by one for each that is added. */
const slow = `<a ${Array.from({ length: 30_000 }, (_, index) => `a${index}=""`).join(' ')}/>`;

const hasty = createVerifier({ timeLimitMs: 50 });
afterAll(() => hasty.close());

it('gives a message up when its time is over, while others are served', async () => {
  const verifying = codeOf(hasty.response(message(slow)));
  let longestMs = 0;
  let last = performance.now();
  const watching = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }, 5);
  expect(await verifying).toBe('TIME_LIMIT');
  clearInterval(watching);
  expect(longestMs).toBeLessThan(1_000);
});

it('reads the next message in a new thread', async () => {
  expect(await codeOf(hasty.response(message('<a/>')))).toBe('UNKNOWN_MESSAGE');
});

it('refuses those who come when a hundred wait', async () => {
  const verifying = Array.from({ length: 101 }, () => codeOf(hasty.response(message('<a/>'))));
  expect((await Promise.all(verifying)).filter((code) => code === 'TIME_LIMIT')).toHaveLength(1);
});
