import { request } from 'undici';
import { quantile } from './spread.ts';
import { timesOfCalls } from './times-of-calls.ts';

const WARM_UP = 200;
const CALLS = 1000;

/**
 * What the way through the BFF adds to a call that nobody shares, with nothing else to do: the same call of somebody
 * signed in, through the BFF and straight at the API, one after the other.
 * @returns medians in milliseconds
 */
export async function addedTime(options: {
  bff: string;
  contentApi: string;
  token: string;
}): Promise<{ directMs: number; proxiedMs: number }> {
  const { bff, contentApi, token } = options;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'bentes01', password: 'brandpost-demo' });
  const direct = await request(`${contentApi}/rubicore/core/v1/user/login`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body,
  });
  const { token: own } = (await direct.body.json()) as { token: string };
  const signedIn = await request(`${bff}/bff/login`, {
    method: 'POST',
    headers: { ...json, origin: bff, 'x-csrf': '1' },
    body,
  });
  await signedIn.body.dump();
  const cookie = String([signedIn.headers['set-cookie'] ?? []].flat()[0]).split(';', 1)[0] ?? '';
  const path = '/rubicore/core/v1/node/1';
  return {
    directMs: await medianMs(contentApi + path, { authorization: `Bearer ${own}` }),
    proxiedMs: await medianMs(bff + path, { cookie, 'x-csrf': '1' }),
  };
}

async function medianMs(url: string, headers: Record<string, string>): Promise<number> {
  return quantile(await timesOfCalls({ urls: [url], headers, warmUp: WARM_UP, calls: CALLS }), 0.5);
}
