import { makeSigningKeys } from '@brandpost/test-support';
import { afterAll, expect, it } from 'vitest';
import { SamlRefusal } from './saml-refusal.ts';
import { createVerifier } from './verifier.ts';

const keys = await makeSigningKeys('x');
const options = {
  idp: {
    entityId: 'i',
    ssoUrl: 'https://i/',
    sloUrl: null,
    sloResponseUrl: null,
    certificates: [keys.certificate],
  },
  sp: { entityId: 's', acsUrl: 'https://s/', slsUrl: 'https://s/', encryption: null, ...keys },
  wantsSignedResponse: false,
  forceAuthn: false,
  authnContext: [],
  request: { id: '_1', issuedAt: new Date().toISOString() },
};
const message = (xml: string) => ({ xml, options, nowMs: Date.now(), signedQuery: null });
const codeOf = (verifying: Promise<unknown>) =>
  verifying.then(
    () => null,
    (error: unknown) => (error instanceof SamlRefusal ? error.code : error),
  );
/**
 * A message of so many attributes takes a core about 5 ms for each thousand, and memory: a million, which are 50 times
 * what a service accepts, fill that of a thread, and V8 then ends the whole process.
 */
const messageOf = (attributes: number) =>
  message(`<a ${Array.from({ length: attributes }, (_, index) => `a${index}=""`).join(' ')}/>`);

const hasty = createVerifier({ timeLimitMs: 300 });
afterAll(() => hasty.close());

it('gives a message up when its time is over, while others are served', async () => {
  const verifying = codeOf(hasty.response(messageOf(200_000)));
  let turns = 0;
  const watching = setInterval(() => {
    turns += 1;
  }, 5);
  expect(await verifying).toBe('TIME_LIMIT');
  clearInterval(watching);
  expect(turns).toBeGreaterThan(1);
});

it('reads the next message in a new thread', async () => {
  expect(await codeOf(hasty.response(message('<a/>')))).toBe('UNKNOWN_MESSAGE');
});

it('keeps nobody from signing in while sign-outs are read', async () => {
  const verifier = createVerifier();
  await verifier.ready();
  try {
    const signOuts = Array.from({ length: 20 }, () => codeOf(verifier.logoutRequest(messageOf(30_000))));
    const startMs = performance.now();
    expect(await codeOf(verifier.response(message('<a/>')))).toBe('UNKNOWN_MESSAGE');
    const answeredMs = performance.now() - startMs;
    await Promise.all(signOuts);
    expect(answeredMs).toBeLessThan((performance.now() - startMs) / 2);
  } finally {
    await verifier.close();
  }
});

it('has loaded its code when it is ready, so that the first to sign in waits for nothing', async () => {
  const verifier = createVerifier({ timeLimitMs: 1_000 });
  try {
    await verifier.ready();
    const startMs = performance.now();
    expect(await codeOf(verifier.response(message('<a/>')))).toBe('UNKNOWN_MESSAGE');
    expect(performance.now() - startMs).toBeLessThan(100);
  } finally {
    await verifier.close();
  }
});

it('refuses those who come when a hundred wait', async () => {
  const verifying = Array.from({ length: 101 }, () => codeOf(hasty.response(message('<a/>'))));
  expect((await Promise.all(verifying)).filter((code) => code === 'TIME_LIMIT')).toHaveLength(1);
});
