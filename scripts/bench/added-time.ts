import { Agent, request } from 'undici';

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
  const dispatcher = new Agent({ connections: 1 });
  const times: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const startMs = performance.now();
    const answer = await request(url, { dispatcher, headers });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
    if (call >= WARM_UP) times.push(performance.now() - startMs);
  }
  await dispatcher.close();
  return times.toSorted((a, b) => a - b)[CALLS / 2] ?? Number.NaN;
}
