import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX, type Endpoint, type ExternalSource, endpoints, errorsOf } from '@brandpost/rubicore-api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { newToken, tokenHash } from '../access/token-hash.ts';
import { buildContentApi } from '../app.ts';
import { type ChangeFeed, createChangeFeed } from '../changes/change-feed.ts';
import { CHANGE_CHANNEL } from '../changes/record-change.ts';
import type { PasskeySettings } from '../config/passkey-settings.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SourceStatus } from '../external-messages/source-watch.ts';
import type { Letters } from '../mail/letters.ts';
import { createMediaFiles, type MediaFiles } from '../media-files/media-files.ts';
import { localStore } from '../media-files/open-media-store.ts';
import { createHashQueue } from '../passwords/hash-queue.ts';
import { isPushService } from '../push/push-services.ts';
import {
  NOW,
  openEmptyPglite,
  openFreshPostgres,
  openPgliteWithDemo,
  openPostgresWithDemo,
  prepare,
} from './demo-databases.fixtures.ts';

export { NOW } from './demo-databases.fixtures.ts';
/** Where passkeys are made and used. */
export const OWN_ORIGIN = 'http://localhost:3000';
/** What the BFF is known by. */
export const STAFF_EVENTS_TOKEN = 'the-token-of-the-bff';
export const VISITOR_TOKEN = 'the-token-of-every-visitor';

/** What a contract test works with. */
export type TestApi = {
  db: Database;
  app: FastifyInstance;
  /** The folder that files are kept in; the one they come in through lies beside it. */
  mediaDir: string;
  media: MediaFiles;
  /** What went wrong with work that nobody waits for. */
  failures: unknown[];
  changes: ChangeFeed;
  /** How browsers are sent crisis alerts. */
  push: NonNullable<Dependencies['push']>;
  /** Whether crisis alerts need a second person; a test may change it. */
  alertApproval: { isRequired: boolean };
  /** How staff are notified; a test may change it. */
  notices: { escalation: { afterDays: number | null }; hasEmail: boolean };
  /** What sends letters; a test may give it a server. */
  letters: Letters;
  /** Whose messages are shown; a test may change it. */
  externalMessages: { sources: ExternalSource[]; status: () => SourceStatus[] };
  /** What holds for passkeys; a test may change it. */
  passkeys: { -readonly [Name in keyof PasskeySettings]: PasskeySettings[Name] };
  /** Asks under `/rubicore/core/v1`; without a token as a visitor. */
  get(path: string, token?: string | null): Promise<TestAnswer>;
  /** Sends a call with a JSON body, if any; without a token as a visitor. */
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, sent?: Sent): Promise<TestAnswer>;
  tokenFor(userId: number): Promise<string>;
};

export type Sent = { token?: string | null; body?: unknown; headers?: Record<string, string> };

export type TestAnswer = {
  status: number;
  total: number | null;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any call; the catalogue's schemas check their shape.
  body: any;
};

/** Runs the same tests on PGlite and on PostgreSQL, each on a fresh database with the demo content. */
export function describeOnBothEngines(name: string, tests: (api: TestApi) => void): void {
  describeOn(({ openWithDemo }) => openWithDemo(), name, tests);
}

/** The same on databases in which nobody has written anything. */
export function describeOnEmptyDatabases(name: string, tests: (api: TestApi) => void): void {
  describeOn(openPrepared, name, tests);
}

function describeOn(
  open: (engine: Engine) => Promise<OpenDatabase>,
  name: string,
  tests: (api: TestApi) => void,
): void {
  for (const engine of engines()) {
    describe.skipIf(engine.open === null)(`${name} on ${engine.name}`, () => {
      const api = {} as TestApi;
      const failures: unknown[] = [];
      const undescribed = new Set<string>();
      let close: () => Promise<void> = async () => {};
      beforeAll(async () => {
        const database = await open(engine);
        const folder = mkdtempSync(join(tmpdir(), 'brandpost-media-'));
        const mediaDir = join(folder, 'media');
        const media = createMediaFiles({
          store: localStore(mediaDir),
          workDir: join(folder, 'work'),
          onError: (error) => failures.push(error),
        });
        close = async () => {
          await api.app?.close();
          await media.close();
          await database.close();
          rmSync(folder, { recursive: true, force: true });
        };
        const passkeys = { rpId: 'localhost', origins: [OWN_ORIGIN], isNeededByAdministrators: false };
        const externalMessages: TestApi['externalMessages'] = { sources: [], status: () => [] };
        const push: TestApi['push'] = {
          publicKey: 'the-public-key',
          isAllowed: (endpoint) => isPushService(endpoint, []),
        };
        const alertApproval = { isRequired: false };
        const notices: TestApi['notices'] = { escalation: { afterDays: 3 }, hasEmail: true };
        const letters: TestApi['letters'] = {
          send: () => Promise.reject(new Error('The test has no mail server.')),
        };
        const changes = createChangeFeed();
        await database.listen(CHANGE_CHANNEL, changes.announce);
        const app = buildContentApi(
          { defaultToken: VISITOR_TOKEN, logLevel: 'silent', trustedProxies: ['127.0.0.1'] },
          {
            db: database.db,
            now: () => NOW,
            media,
            changes,
            staffEventsToken: STAFF_EVENTS_TOKEN,
            passwordSignIn: true,
            passkeys,
            hashQueue: createHashQueue(),
            logKey: Buffer.alloc(32, 1),
            singleSignOn: null,
            accessibilityChecks: null,
            linkChecks: null,
            externalMessages,
            push,
            alertApproval,
            notices,
            letters,
          },
        );
        app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
          const endpoint = endpointAt.get(`${method} ${routeOptions.url}`);
          if (endpoint === undefined || isDescribed(endpoint, reply.statusCode)) return;
          undescribed.add(`${endpoint.name} ${reply.statusCode}`);
        });
        Object.assign(api, {
          db: database.db,
          app,
          mediaDir,
          media,
          failures,
          changes,
          passkeys,
          externalMessages,
          push,
          letters,
          alertApproval,
          notices,
          ...askers(app),
          tokenFor: issuer(database.db),
        });
      });
      afterAll(async () => {
        await close();
        expect([...undescribed], 'statuses that the description does not tell of').toEqual([]);
      });
      tests(api);
    });
  }
}

async function openPrepared({ open }: Engine): Promise<OpenDatabase> {
  if (open === null) throw new Error('There is no such database here.');
  const database = await open();
  await prepare(database.db);
  return database;
}

const endpointAt = new Map(
  endpoints.map((endpoint) => [`${endpoint.method} ${API_PREFIX}${endpoint.path}`, endpoint]),
);

/** Whether the OpenAPI document says that a call may be answered in this way. */
function isDescribed(endpoint: Endpoint, status: number): boolean {
  return status === (endpoint.status ?? 200) || errorsOf(endpoint).some((error) => error === status);
}

type Engine = {
  name: string;
  /** With nothing in it; null where the engine is not there. */
  open: (() => Promise<OpenDatabase>) | null;
  openWithDemo: () => Promise<OpenDatabase>;
};

function engines(): Engine[] {
  const { DATABASE_URL, CI } = process.env;
  if (!DATABASE_URL && CI === 'true') throw new Error('DATABASE_URL is needed to test on PostgreSQL.');
  return [
    { name: 'PGlite', open: openEmptyPglite, openWithDemo: openPgliteWithDemo },
    {
      name: 'PostgreSQL',
      open: DATABASE_URL ? () => openFreshPostgres(new URL(DATABASE_URL)) : null,
      openWithDemo: () => openPostgresWithDemo(new URL(DATABASE_URL ?? '')),
    },
  ];
}

/** The engines that can be tested on here, each opening a database in which there is nothing. */
export function freshDatabases(): { name: string; open: () => Promise<OpenDatabase> }[] {
  return engines().flatMap(({ name, open }) => (open === null ? [] : [{ name, open }]));
}

function askers(app: FastifyInstance): Pick<TestApi, 'get' | 'send'> {
  const inject = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token = VISITOR_TOKEN, body, headers = {} }: Sent,
  ): Promise<TestAnswer> => {
    const answer = await app.inject({
      method,
      url: path.startsWith('/saml/') ? `/rubicore${path}` : `/rubicore/core/v1${path}`,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const total = answer.headers['x-pagination-total'];
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: answer.statusCode,
      total: total === undefined ? null : Number(total),
      headers: answer.headers,
      body: isJson && answer.body !== '' ? JSON.parse(answer.body) : answer.body,
    };
  };
  return {
    get: (path, token = VISITOR_TOKEN) => inject('GET', path, { token }),
    send: (method, path, sent = {}) => inject(method, path, sent),
  };
}

function issuer(db: Database): TestApi['tokenFor'] {
  return async (userId) => {
    const token = newToken();
    await db
      .insertInto('token')
      .values({
        hash: tokenHash(token),
        type: 'user',
        user_id: userId,
        masked_by: null,
        issued: NOW,
        confirmed: NOW,
      })
      .execute();
    return token;
  };
}
