import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { signInElsewhere } from './sign-in-elsewhere.ts';
import { HOST, PASSWORD, type Stack } from './stack.ts';

/** What somebody met: when, how long it took, and the status, 0 where there was no answer. */
export type Seen = {
  group: 'visitors' | 'staff' | 'editors' | 'crisis';
  atMs: number;
  ms: number;
  status: number;
  what: string;
};

/** A write that was acknowledged, and what the post has to be called from then on. */
export type Acknowledged = { id: number; titles: string[] };

export type People = {
  seen: Seen[];
  acknowledged: readonly Acknowledged[];
  /** Milliseconds from the acknowledgement of a crisis alert until a visitor's page had it, and until it was gone. */
  alertMs: { shown: number[]; gone: number[]; missed: string[] };
  /** Event streams that were closed on open pages, and opened again. */
  reconnects(): number;
  stop(): Promise<void>;
};

const PAGES = [
  '/',
  '/nyheter',
  '/krisinformation',
  '/sida/brandvarnare',
  '/e-tjanster',
  '/sok/brandvarnare',
  '/kontakt/kontakta-oss',
];
const VISITS_PER_SECOND = 40;
const STAFF = ['davdem01', 'elimal01', 'farpah01'];
const OPEN_PAGES = 20;
const PATIENCE_MS = 15_000;

/** Lets everybody begin: visitors, staff, editors and somebody with a crisis on their hands. */
export async function startPeople(stack: Stack): Promise<People> {
  // By HTTP/2 all visitors would share one connection, and lose what is on the way whenever nginx ends it.
  const agent = new Agent({
    allowH2: false,
    connections: 256,
    connect: { rejectUnauthorized: false, servername: HOST },
  });
  const base = `https://127.0.0.1:${stack.tlsPort}`;
  const host = new URL(stack.origin).host;
  const seen: Seen[] = [];
  const over = new AbortController();
  const isOver = () => over.signal.aborted;

  const ask = async (
    group: Seen['group'],
    path: string,
    {
      method = 'GET',
      cookie,
      body,
    }: { method?: 'GET' | 'POST' | 'PUT'; cookie?: string; body?: unknown } = {},
  ): Promise<{ status: number; text: string; cookie: string }> => {
    const atMs = performance.now();
    let status = 0;
    let text = '';
    let set: string[] = [];
    const send = () =>
      request(base + path, {
        method,
        dispatcher: agent,
        headers: {
          host,
          origin: stack.origin,
          'x-csrf': '1',
          ...(cookie === undefined ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        headersTimeout: PATIENCE_MS,
        bodyTimeout: PATIENCE_MS,
      });
    try {
      const response = await send().catch((error) => {
        // As browsers do where a connection that was open before is closed before any answer.
        if (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET') return send();
        throw error;
      });
      text = await response.body.text();
      status = response.statusCode;
      set = [response.headers['set-cookie'] ?? []].flat();
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      text = `${code ?? ''} ${message}`.trim();
    }
    seen.push({
      group,
      atMs,
      ms: performance.now() - atMs,
      status,
      what: `${method} ${path} ${status === 0 ? text : ''}`.trim(),
    });
    return { status, text, cookie: set.map((line) => line.split(';', 1)[0]).join('; ') };
  };

  const signIn = async (username: string): Promise<string> => {
    const { status, text, cookie } = await ask('staff', '/bff/login', {
      method: 'POST',
      body: { username, password: PASSWORD },
    });
    if (status !== 200) throw new Error(`${username} could not sign in: ${status} ${text}`);
    return cookie;
  };

  const visit = async () => {
    for (let turn = 0; !isOver(); turn += 1) {
      void ask('visitors', PAGES[turn % PAGES.length] ?? '/');
      await wait(1000 / VISITS_PER_SECOND);
    }
  };

  const work = async (cookie: string) => {
    while (!isOver()) {
      await ask('staff', '/profile', { cookie });
      await ask('staff', '/rubicore/core/v1/post?type=info&perPage=20', { cookie });
      await wait(300);
    }
  };

  const comeIn = async () => {
    while (!isOver()) {
      const atMs = performance.now();
      const status = await signInElsewhere(stack, stack.identityProvider, agent).catch(() => 0);
      // Anyone who is led back to the sign-in page is told why, and has not come in.
      const what = `sign-in by the identity provider${status === 401 ? ' came to nothing' : ''}`;
      seen.push({
        group: 'staff',
        atMs,
        ms: performance.now() - atMs,
        status: status === 401 ? 503 : status,
        what,
      });
      await wait(1000);
    }
  };

  const acknowledged: Acknowledged[] = [];
  const write = async (cookie: string, name: string) => {
    const made = await ask('editors', '/rubicore/core/v1/post', {
      method: 'POST',
      cookie,
      body: { type: 'news', title: `Övning ${name} 0`, status: 'draft', nodeIds: [1] },
    });
    if (made.status !== 201) throw new Error(`${name} could not write: ${made.status} ${made.text}`);
    const post: Acknowledged = { id: JSON.parse(made.text).id, titles: [`Övning ${name} 0`] };
    acknowledged.push(post);
    for (let turn = 1; !isOver(); turn += 1) {
      const title = `Övning ${name} ${turn}`;
      const { status } = await ask('editors', `/rubicore/core/v1/post/${post.id}`, {
        method: 'PUT',
        cookie,
        body: { title },
      });
      // What was not acknowledged may have been written all the same.
      if (status === 200) post.titles = [title];
      else post.titles.push(title);
      await wait(500);
    }
  };

  const alertMs: People['alertMs'] = { shown: [], gone: [], missed: [] };
  const untilPage = async (text: string, isThere: boolean): Promise<number | null> => {
    const startMs = performance.now();
    while (performance.now() - startMs < PATIENCE_MS && !isOver()) {
      const page = await ask('visitors', '/');
      if (page.status === 200 && page.text.includes(text) === isThere) return performance.now() - startMs;
      await wait(200);
    }
    return null;
  };
  const alarm = async (cookie: string) => {
    for (let turn = 1; !isOver(); turn += 1) {
      const title = `Rök över hamnen ${turn}`;
      const body = {
        type: 'alert',
        title,
        excerpt: 'Gå inomhus. Stäng fönster och ventilation.',
        status: 'publish',
        nodeIds: [1],
      };
      const made = await ask('crisis', '/rubicore/core/v1/post', { method: 'POST', cookie, body });
      if (made.status === 201) {
        const { id } = JSON.parse(made.text) as { id: number };
        const shown = await untilPage(title, true);
        if (shown !== null) alertMs.shown.push(shown);
        else if (!isOver()) alertMs.missed.push(`${title} was not shown`);
        let isWithdrawn = false;
        while (!isWithdrawn && !isOver()) {
          const { status } = await ask('crisis', `/rubicore/core/v1/post/${id}`, {
            method: 'PUT',
            cookie,
            body: { status: 'draft' },
          });
          isWithdrawn = status === 200;
          if (!isWithdrawn) await wait(500);
        }
        const gone = isWithdrawn ? await untilPage(title, false) : null;
        if (gone !== null) alertMs.gone.push(gone);
        else if (isWithdrawn && !isOver()) alertMs.missed.push(`${title} was not taken away`);
      }
      await wait(2000);
    }
  };

  let reconnects = 0;
  const keepOpen = async () => {
    while (!isOver()) {
      try {
        const response = await request(`${base}/bff/events`, {
          dispatcher: agent,
          headers: { host },
          signal: over.signal,
          bodyTimeout: 60_000,
        });
        for await (const _ of response.body);
      } catch {
        // The browser tries again, as it was told.
      }
      if (isOver()) return;
      reconnects += 1;
      await wait(1000 + Math.random() * 2000, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };

  const [editor, crisis] = [await signIn('bentes01'), await signIn('cecpro01')];
  const staff = await Promise.all(STAFF.map(signIn));
  const running = [
    visit(),
    ...staff.map(work),
    write(editor, 'Bengt'),
    write(crisis, 'Cecilia'),
    alarm(crisis),
    comeIn(),
    ...Array.from({ length: OPEN_PAGES }, keepOpen),
  ];
  return {
    seen,
    acknowledged,
    alertMs,
    reconnects: () => reconnects,
    async stop() {
      over.abort();
      await Promise.all(running);
      await agent.close();
    },
  };
}
