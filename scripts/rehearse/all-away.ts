import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Check } from './report.ts';
import type { Stack } from './stack.ts';

/** What visitors are to read when no BFF is left, in Swedish and with the number to call. */
const WORDS = ['Webbplatsen går inte att nå just nu', 'tel:112'];

/** Stops all BFFs, for good, and asks nginx for a page. */
export async function allAway({ bffs, origin, tlsPort }: Stack): Promise<Check> {
  await Promise.all(bffs.map((bff) => bff.stop()));
  const { host, hostname } = new URL(origin);
  const asked = get({
    ...{ host: '127.0.0.1', port: tlsPort, path: '/', servername: hostname, headers: { host } },
    // Of this run's own.
    rejectUnauthorized: false,
  });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const said = await text(response);
  const missing = WORDS.filter((word) => !said.includes(word));
  const problem = `without a BFF nginx answers ${response.statusCode} and does not say: ${missing.join(', ')}`;
  const isSaid = response.statusCode === 502 && missing.length === 0;
  return { name: 'nginx says in Swedish that nobody answers', problems: isSaid ? [] : [problem] };
}
