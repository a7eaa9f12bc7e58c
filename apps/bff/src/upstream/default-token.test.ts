import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN, startTestServer, type TestServer } from '../test-server.fixtures.ts';

const LIST = '/rubicore/core/v1/post?type=news';

let upstream: PlainRubicore;
let door: TestServer;
beforeEach(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin);
});
afterEach(async () => {
  await door.close();
  await upstream.close();
});

/** Upstream no longer takes the token of the settings. */
function expire(isRenewed: boolean): void {
  upstream.intercept((request, response) => {
    const isOld = request.headers.authorization === `Bearer ${DEFAULT_TOKEN}`;
    if (!isOld) return false;
    const isAsked = isRenewed && request.method === 'POST' && request.url?.endsWith('/token');
    response.writeHead(isAsked ? 201 : 401, { 'content-type': 'application/json' });
    response.end(isAsked ? '{"token":"a-new-token-for-visitors"}' : '{"message":"Logga in."}');
    return true;
  });
}

describe("the visitors' token", () => {
  it('is renewed without a word when it has expired, once for all who ask', async () => {
    expire(true);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => door.get(`${LIST}&perPage=${index + 1}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(upstream.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is as good as before when visitors ask for what they may not know', async () => {
    upstream.intercept((request, response) => {
      if (!request.url?.includes('q=')) return false;
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"code":"SIGN_IN_NEEDED","message":"Du behöver logga in."}');
      return true;
    });
    const answer = await door.get(`${LIST}&q=utkast`);
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'SIGN_IN_NEEDED']);
    expect(upstream.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('that cannot be renewed sends no visitor to the sign-in page', async () => {
    expire(false);
    const answer = await door.get(LIST);
    expect([answer.status, (await answer.json()).code]).toEqual([502, 'UPSTREAM_UNREACHABLE']);
  });
});
