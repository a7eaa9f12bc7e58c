import { type AlertDetails, emptyAlertDetails } from '@brandpost/domain';
import { Agent, request } from 'undici';

/** An alert as it is out. */
export type LiveAlert = { id: number; slug: string; alert: AlertDetails };

export type CrisisEditor = {
  /** @returns the alert, and how long the call took in milliseconds */
  publish(title: string, to?: { isDrill?: boolean; nodeIds?: number[] }): Promise<LiveAlert & { ms: number }>;
  change(id: number, body: object): Promise<{ ms: number }>;
  close(): Promise<void>;
};

/** How long a call that fails is tried again: anyone who has a crisis on their hands presses once more. */
const TRIED_MS = 30_000;

/** Somebody who may publish alerts, signed in through the front door. */
export async function crisisEditor(at: {
  base: string;
  origin: string;
  servername: string;
  username: string;
  password: string;
}): Promise<CrisisEditor> {
  const agent = new Agent({
    allowH2: false,
    connect: { rejectUnauthorized: false, servername: at.servername },
  });
  const send = (method: 'POST' | 'PUT', path: string, body: object, cookie?: string) =>
    request(at.base + path, {
      method,
      dispatcher: agent,
      headers: {
        ...{
          host: new URL(at.origin).host,
          origin: at.origin,
          'x-csrf': '1',
          'content-type': 'application/json',
        },
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify(body),
      headersTimeout: 10_000,
    });
  const signedIn = await send('POST', '/bff/login', { username: at.username, password: at.password });
  const cookie = [signedIn.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  await signedIn.body.dump();
  if (signedIn.statusCode !== 200)
    throw new Error(`${at.username} could not sign in: ${signedIn.statusCode}`);

  const write = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const startMs = performance.now();
    for (;;) {
      const response = await send(method, path, body, cookie).catch(() => null);
      const text = (await response?.body.text()) ?? '';
      const status = response?.statusCode ?? 0;
      if (status === 200 || status === 201)
        return { ms: performance.now() - startMs, answer: JSON.parse(text) };
      if (status !== 0 && status !== 429 && status < 500)
        throw new Error(`${method} ${path}: ${status} ${text}`);
      if (performance.now() - startMs > TRIED_MS)
        throw new Error(`${method} ${path} failed for ${TRIED_MS} ms.`);
    }
  };
  return {
    async publish(title, { isDrill = false, nodeIds = [1] } = {}) {
      const alert: AlertDetails = {
        ...{ ...emptyAlertDetails(), level: 'vma', event: 'smoke', places: ['Hamnen'], isDrill },
        instructions: ['Gå inomhus.', 'Stäng dörrar, fönster och ventilation.'],
      };
      const { ms, answer } = await write('POST', '/rubicore/core/v1/post', {
        ...{
          type: 'alert',
          status: 'publish',
          title,
          excerpt: 'Röken är farlig.',
          nodeIds,
          content: [],
        },
        ...{ unpublishedDate: new Date(Date.now() + 3_600_000).toISOString(), alert },
      });
      return { id: answer.id, slug: answer.slug, alert, ms };
    },
    change: (id, body) => write('PUT', `/rubicore/core/v1/post/${id}`, body),
    close: () => agent.close(),
  };
}
