import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { LogoutRequestDescription, LogoutResponseDescription } from './logout-xml.ts';
import { type Addressing, messageQuery } from './message-in-address.ts';
import { type Making, makeLogoutRequest, makeLogoutResponse, makeResponse } from './messages.ts';
import { identityProviderMetadata } from './metadata-xml.ts';
import { messagePage, noticePage, STYLE, SUBMIT_SCRIPT, signInPage } from './pages.ts';
import type { AttributeStyle, Person } from './people.ts';
import { type Message, readPost, readRedirect } from './read-message.ts';
import type { ResponseDescription } from './response-xml.ts';
import { type ServiceProvider, serviceProviderFrom } from './service-provider.ts';
import { makeSigningKeys, type SigningKeys } from './signing-keys.ts';

export type IdentityProviderOptions = {
  people: readonly Person[];
  /** The password that everybody has. */
  password: string;
  style?: AttributeStyle;
  /** Any free port when it is left out. */
  port?: number;
  /** Its host as browsers know it: `localhost`, or `127.0.0.1` to be another site than a service on `localhost`. */
  hostname?: string;
  /** Its address, as browsers know it, when it is left out. */
  entityId?: string;
  /** Made at the start when they are left out. */
  keys?: SigningKeys;
  /** The metadata of the service, asked for when somebody first comes from it; or tell it later with `trust`. */
  serviceMetadata?: () => Promise<string>;
};

/** What a test has the identity provider say. */
export type Answering<Description> = Making<Description> & { person?: Person; sessionIndex?: string };

export type IdentityProvider = {
  origin: string;
  entityId: string;
  ssoUrl: string;
  sloUrl: string;
  keys: SigningKeys;
  metadata: string;
  /** Believes a service from now on, by its metadata. */
  trust(serviceMetadata: string): void;
  /** What a service asks in the address that it sends a browser to. @throws Error unless it has signed it */
  read(address: string): Message;
  /** Answers a request as if somebody had signed in, as Base64. */
  respond(requestId: string, answering?: Answering<ResponseDescription>): string;
  logoutRequest(
    session: { nameId: string; sessionIndex: string | null },
    making?: Making<LogoutRequestDescription>,
  ): string;
  logoutResponse(requestId: string, making?: Making<LogoutResponseDescription>): string;
  /** A message that is not signed itself, as the query of an address (HTTP-Redirect), which is. */
  query(kind: 'SAMLRequest' | 'SAMLResponse', message: string, addressing?: Addressing): string;
  close(): Promise<void>;
};

type Form = Readonly<Record<string, string>>;

/**
 * A SAML identity provider on loopback: signs people in with a page, answers services in signed messages and signs
 * people out. For the demo and for tests, which can have it say wrong things too; it guards nothing that is real.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const keys = options.keys ?? (await makeSigningKeys('Demoinloggning'));
  const style = options.style ?? 'entra';
  const { people } = options;
  let service: ServiceProvider | null = null;
  const trusted = async (): Promise<ServiceProvider> => {
    if (service === null && options.serviceMetadata)
      service = serviceProviderFrom(await options.serviceMetadata());
    return known();
  };
  const known = (): ServiceProvider => {
    if (service === null) throw new Error('No service is known.');
    return service;
  };

  const app = Fastify({ bodyLimit: 300_000 });
  takeForms(app);
  app.setErrorHandler((_error, _request, reply) =>
    html(reply.code(400), noticePage('Det gick inte', 'Tjänsten skickade något som inte går att ta emot.')),
  );
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/submit.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SUBMIT_SCRIPT),
  );
  app.get('/metadata', (_request, reply) =>
    reply.type('application/samlmetadata+xml').send(provider.metadata),
  );

  app.get('/sso', async (request, reply) => {
    const query = queryOf(request.url);
    expect(readRedirect(query, await trusted()), 'AuthnRequest');
    return html(reply, signInPage(people, { query }, null));
  });
  app.post<{ Body: Form }>('/sso', async ({ body }, reply) => {
    expect(readPost(body, await trusted()), 'AuthnRequest');
    const { SAMLRequest = '', RelayState = '' } = body;
    return html(reply, signInPage(people, { SAMLRequest, RelayState }, null));
  });
  app.post<{ Body: Form }>('/sign-in', async ({ body }, reply) => {
    const { uid, password, ...message } = body;
    const asked =
      message.query === undefined ? readPost(message, await trusted()) : readRedirect(message.query, known());
    expect(asked, 'AuthnRequest');
    const person = people.find((one) => one.uid === uid);
    if (person === undefined || password !== options.password) {
      return html(reply.code(401), signInPage(people, message, 'Användaren och lösenordet hör inte ihop.'));
    }
    const SAMLResponse = provider.respond(asked.id, { person });
    return html(reply, messagePage(known().acsUrl, { SAMLResponse, RelayState: asked.relayState }));
  });

  const signOut = (message: Message, reply: FastifyReply) => {
    if (message.kind === 'LogoutResponse') {
      return html(reply, noticePage('Du är utloggad', 'Du kan stänga fönstret.'));
    }
    expect(message, 'LogoutRequest');
    const SAMLResponse = provider.logoutResponse(message.id);
    return html(reply, messagePage(known().slsUrl, { SAMLResponse, RelayState: message.relayState }));
  };
  app.get('/slo', async (request, reply) =>
    signOut(readRedirect(queryOf(request.url), await trusted()), reply),
  );
  app.post<{ Body: Form }>('/slo', async ({ body }, reply) =>
    signOut(readPost(body, await trusted()), reply),
  );

  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const origin = `http://${options.hostname ?? 'localhost'}:${(app.server.address() as AddressInfo).port}`;
  const addresses = {
    entityId: options.entityId ?? `${origin}/metadata`,
    ssoUrl: `${origin}/sso`,
    sloUrl: `${origin}/slo`,
  };
  const issuer = { entityId: addresses.entityId, keys, now: () => new Date() };
  const provider: IdentityProvider = {
    origin,
    ...addresses,
    keys,
    metadata: identityProviderMetadata(addresses, [keys.certificate]),
    trust: (serviceMetadata) => {
      service = serviceProviderFrom(serviceMetadata);
    },
    read: (address) => readRedirect(queryOf(address), known()),
    respond(id, answering = {}) {
      const [first] = people;
      const person = answering.person ?? first;
      if (person === undefined) throw new Error('The identity provider knows nobody.');
      const sessionIndex = answering.sessionIndex ?? randomBytes(16).toString('hex');
      return makeResponse(issuer, { id, person, style, sessionIndex, service: known() }, answering);
    },
    logoutRequest: (session, making) => makeLogoutRequest(issuer, { service: known(), ...session }, making),
    logoutResponse: (inResponseTo, making) =>
      makeLogoutResponse(issuer, { service: known(), inResponseTo }, making),
    query: (kind, message, addressing) => messageQuery(kind, message, keys, addressing),
    close: () => app.close(),
  };
  return provider;
}

function expect(message: Message, kind: string): void {
  if (message.kind !== kind) throw new Error(`A ${message.kind} is no ${kind}.`);
}

function queryOf(address: string): string {
  return address.split('?')[1] ?? '';
}

/** No form-action in the policy: browsers follow it through redirects, and the service's own addresses are many. */
function html(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'",
    )
    .send(page);
}

function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
