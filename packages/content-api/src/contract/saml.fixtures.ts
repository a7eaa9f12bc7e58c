import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AttributeStyle,
  type IdentityProvider,
  makeSigningKeys,
  type Person,
  type SigningKeys,
  startIdentityProvider,
} from '@brandpost/test-support';
import type { FastifyInstance } from 'fastify';
import { buildContentApi } from '../app.ts';
import { configFrom } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { createHashQueue } from '../passwords/hash-queue.ts';
import { openSingleSignOn, type SingleSignOn } from '../saml/open-single-sign-on.ts';
import { createVerifier, type Verifier } from '../saml/verifier.ts';
import { type TestApi, VISITOR_TOKEN } from './engines.fixtures.ts';

export const PUBLIC_ORIGIN = 'https://www.example.se';
export const LOGIN_PAGE = `${PUBLIC_ORIGIN}/login`;

/** Nobody's account yet; `sysadm01` and the others of the demo content have one. */
export const NEWCOMER: Person = {
  uid: 'a1b2c3d4-0000-4000-8000-00000000abcd',
  username: 'nyanst01',
  firstName: 'Nya',
  lastName: 'Anställd',
  displayName: 'Nya Anställd',
  email: 'nya.anstalld@example.se',
  groups: ['Redaktion'],
};

export const ADMINISTRATOR: Person = {
  uid: 'sysadm01',
  username: 'sysadm01',
  firstName: 'Sigrid',
  lastName: 'Systemlund',
  displayName: 'Sigrid Systemlund',
  email: 'sigrid.systemlund@example.se',
  groups: [],
};

/** A sign-in that has begun. */
export type BegunSignIn = { cookie: string; requestId: string; relay: string; location: string };

export type SamlAnswer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any call.
  body: any;
  cookie: string;
  location: string | undefined;
};

/** A content API with single sign-on on the real clock, and the identity provider that it trusts. */
export type SamlApi = {
  idp: IdentityProvider;
  singleSignOn: SingleSignOn;
  app: FastifyInstance;
  begin(relay?: string): Promise<BegunSignIn>;
  /** What the identity provider's form posts, sent on with the cookie of the sign-in. */
  post(begun: BegunSignIn, samlResponse: string): Promise<SamlAnswer>;
  /** As `post`, to a second service on the same database. */
  postToTwin(begun: BegunSignIn, samlResponse: string): Promise<SamlAnswer>;
  token(cookie: string): Promise<SamlAnswer>;
  /** From beginning to end. @returns the answer with the token */
  signIn(answering?: Parameters<IdentityProvider['respond']>[1]): Promise<SamlAnswer>;
  send(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<SamlAnswer>;
  /** Codes of refused sign-ins in the audit log, oldest first. */
  refusals(): Promise<string[]>;
  close(): Promise<void>;
};

type Sent = { token?: string; cookie?: string; form?: Record<string, string>; json?: unknown };

export type SamlApiOptions = {
  style?: AttributeStyle;
  keys?: SigningKeys;
  now?: () => Date;
  /** Settings beside, or instead of, the metadata of the identity provider. */
  env?: (idp: IdentityProvider) => Record<string, string>;
};

/** Made once: it takes a while. The content API makes its own where none are set, which has a test of its own. */
const KEYS = Promise.all([makeSigningKeys('The identity provider'), makeSigningKeys('The service')]);

export async function startSamlApi(api: TestApi, options: SamlApiOptions = {}): Promise<SamlApi> {
  const { now = () => new Date() } = options;
  const [idpKeys, serviceKeys] = await KEYS;
  const idp = await startIdentityProvider({
    people: [NEWCOMER, ADMINISTRATOR],
    password: 'brandpost-demo',
    ...(options.style === undefined ? {} : { style: options.style }),
    keys: options.keys ?? idpKeys,
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'brandpost-saml-'));
  const { saml } = configFrom(
    readEnv({
      PUBLIC_ORIGIN,
      SAML_IDP_METADATA: idp.metadata,
      SAML_SP_PRIVATE_KEY: serviceKeys.privateKey,
      SAML_SP_CERTIFICATE: serviceKeys.certificate,
      ...options.env?.(idp),
    }),
  );
  if (saml === null) throw new Error('Single sign-on is not set.');
  const { db, media, changes } = api;
  const singleSignOn = await openSingleSignOn(saml, { db, dataDir, now });
  idp.trust(singleSignOn.metadata());
  const serviceWith = (verifier: Verifier) =>
    buildContentApi(
      { defaultToken: VISITOR_TOKEN, logLevel: 'silent', trustedProxies: ['127.0.0.1'] },
      {
        db,
        now,
        media,
        changes,
        staffEventsToken: null,
        accessibilityChecks: null,
        linkChecks: null,
        passwordSignIn: true,
        passkeys: { rpId: 'localhost', origins: [], isNeededByAdministrators: true },
        hashQueue: createHashQueue(),
        logKey: Buffer.alloc(32, 1),
        singleSignOn: { ...singleSignOn, verifier },
        externalMessages: null,
        push: null,
        alertApproval: { isRequired: false },
        notices: { escalation: { afterDays: null }, hasEmail: false },
        letters: null,
      },
    );
  const twinVerifier = createVerifier();
  const app = serviceWith(singleSignOn.verifier);
  const sendToTwin = sender(serviceWith(twinVerifier));
  const send = sender(app);
  const begin: SamlApi['begin'] = async (relay = 'a-relay-handle') => {
    const begun = await send('POST', '/login', { json: { redirect: LOGIN_PAGE, relay } });
    if (begun.status !== 200) throw new Error(`The sign-in did not begin: ${begun.status}.`);
    const { location } = begun.body;
    return { cookie: begun.cookie, requestId: idp.read(location).id, relay, location };
  };
  const postBy =
    (by: SamlApi['send']): SamlApi['post'] =>
    ({ cookie, relay }, SAMLResponse) =>
      by('POST', '/acs', { cookie, form: { SAMLResponse, RelayState: relay } });
  const post = postBy(send);
  const token: SamlApi['token'] = (cookie) => send('GET', '/token', { cookie, token: VISITOR_TOKEN });
  return {
    idp,
    singleSignOn,
    app,
    begin,
    post,
    postToTwin: postBy(sendToTwin),
    token,
    send,
    async signIn(answering) {
      const begun = await begin();
      const posted = await post(begun, idp.respond(begun.requestId, answering));
      if (posted.status !== 303) throw new Error(`The answer was refused: ${await lastRefusal(api)}.`);
      return await token(posted.cookie);
    },
    refusals: () => refusalsIn(api),
    async close() {
      await idp.close();
      await singleSignOn.close();
      await twinVerifier.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Content APIs with single sign-on, one for each settings: tests that leave them as they were share them. */
export type SharedSamlApis = {
  /** @param env settings beside the metadata of the identity provider */
  with(env: Record<string, string>): Promise<SamlApi>;
  close(): Promise<void>;
};

export function sharedSamlApis(api: TestApi): SharedSamlApis {
  const started = new Map<string, Promise<SamlApi>>();
  return {
    with(env) {
      const settings = JSON.stringify(env);
      const saml = started.get(settings) ?? startSamlApi(api, { env: () => env });
      started.set(settings, saml);
      return saml;
    },
    async close() {
      for (const saml of await Promise.all(started.values())) await saml.close();
    },
  };
}

function sender(app: FastifyInstance): SamlApi['send'] {
  return async (method, path, { token = VISITOR_TOKEN, cookie, form, json } = {}) => {
    const answer = await app.inject({
      method,
      url: `/rubicore/saml/v1${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(cookie === undefined ? {} : { cookie }),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
      ...(json === undefined ? {} : { payload: json as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      cookie: String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '',
      location: answer.headers.location,
    };
  };
}

async function refusalsIn({ db }: TestApi): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('after')
    .where('action', '=', 'user.sign-in-refused')
    .orderBy('id')
    .execute();
  return rows.map(({ after }) => (JSON.parse(after ?? '{}') as { code: string }).code);
}

async function lastRefusal(api: TestApi): Promise<string | undefined> {
  return (await refusalsIn(api)).at(-1);
}
