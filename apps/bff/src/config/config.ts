import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { readSettings, SettingError } from '@brandpost/settings';
import { type Env, PASSED_ON, SCHEMA, type Settings } from './env.ts';
import { type SealingKey, sealingKeysFrom } from './session-keys.ts';

export type LogLevel = Settings['LOG_LEVEL'];

/** Where content comes from: an API elsewhere, or the one that comes along. */
export type ContentSource =
  | { mode: 'remote'; url: string }
  | {
      mode: 'embedded';
      databaseUrl: string | null;
      seed: 'demo' | 'none';
      /** Settings that concern the content API alone, as they were given. */
      passedOn: Readonly<Record<string, string>>;
    };

export type Config = Readonly<{
  host: string;
  port: number;
  opsPort: number;
  publicOrigin: string;
  /** Where nothing is shown before signing in; null where there is no such host. */
  intranetOrigin: string | null;
  /** Believed about a visitor's address: an explicit list, never a number (SECURITY T47). */
  trustedProxies: readonly string[];
  content: Readonly<ContentSource>;
  dataDir: string;
  redisUrl: string | null;
  sessions: Readonly<{
    /** The first seals, all open. null: one is kept in the data folder. */
    keys: readonly SealingKey[] | null;
    idleMs: number;
    maxMs: number;
  }>;
  signIn: Readonly<{
    password: boolean;
    /** Our origins where passkeys are made and used, the one for staff first; the content API has the same rule. */
    passkeyOrigins: readonly string[];
    /** As it was set; the content API judges it. */
    passkeyRpId: string | null;
    /** Scheme and host of the identity provider; null: no single sign-on. */
    identityProvider: string | null;
  }>;
  /** What visitors without a session read with; never sent to a browser. */
  defaultToken: string;
  /** What the content API knows us by, for hints to those who are signed in; null: none are asked for. */
  staffEventsToken: string | null;
  hstsSubdomains: boolean;
  securityContact: string | null;
  tracesTo: string | null;
  logLevel: LogLevel;
}>;

/**
 * Nested, frozen settings from flat ones.
 * @throws SettingError at the first that cannot be used, or does not go with another
 */
export function configFrom(env: Env): Config {
  const settings = readSettings(SCHEMA, env);
  return Object.freeze({
    host: settings.HOST,
    port: settings.PORT,
    opsPort: settings.OPS_PORT,
    ...originsFrom(settings),
    trustedProxies: Object.freeze(settings.TRUSTED_PROXIES ?? []),
    content: Object.freeze(contentSourceFrom(settings, env)),
    dataDir: resolve(settings.DATA_DIR),
    redisUrl: settings.REDIS_URL,
    sessions: Object.freeze({
      keys: settings.SESSION_KEYS === null ? null : sealingKeysFrom(settings.SESSION_KEYS),
      idleMs: settings.SESSION_IDLE_MINUTES * 60_000,
      maxMs: settings.SESSION_MAX_HOURS * 3_600_000,
    }),
    signIn: Object.freeze(signInFrom(settings, env)),
    // Between the BFF and its own child process a new token for each start will do.
    defaultToken: settings.RUBICORE_DEFAULT_TOKEN ?? newToken(),
    staffEventsToken: settings.STAFF_EVENTS_TOKEN ?? (settings.RUBICORE_URL === null ? newToken() : null),
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    securityContact: contactFrom(settings.SECURITY_CONTACT),
    tracesTo: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: settings.LOG_LEVEL,
  });
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function contentSourceFrom(settings: Settings, env: Env): ContentSource {
  const {
    RUBICORE_URL: url,
    RUBICORE_DEFAULT_TOKEN: token,
    DATABASE_URL: databaseUrl,
    SEED: seed,
  } = settings;
  if (url === null) {
    const passedOn = PASSED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
    return { mode: 'embedded', databaseUrl, seed, passedOn: Object.fromEntries(passedOn) };
  }
  if (token === null) {
    throw new SettingError('RUBICORE_URL is set, so RUBICORE_DEFAULT_TOKEN has to be set too.');
  }
  if (databaseUrl !== null) {
    throw new SettingError(
      'RUBICORE_URL and DATABASE_URL are both set, but only the embedded API has a database.',
    );
  }
  return { mode: 'remote', url: new URL(url).origin };
}

function originsFrom(settings: Settings): Pick<Config, 'publicOrigin' | 'intranetOrigin'> {
  const { PUBLIC_ORIGIN, INTRANET_ORIGIN, PORT } = settings;
  const publicOrigin = servedOriginFrom('PUBLIC_ORIGIN', PUBLIC_ORIGIN ?? `http://localhost:${PORT}`);
  const intranetOrigin =
    INTRANET_ORIGIN === null ? null : servedOriginFrom('INTRANET_ORIGIN', INTRANET_ORIGIN);
  if (publicOrigin === intranetOrigin) {
    throw new SettingError(
      'PUBLIC_ORIGIN and INTRANET_ORIGIN are the same, but each needs a host of its own.',
    );
  }
  return { publicOrigin, intranetOrigin };
}

/** Without TLS everybody on the way reads passwords and cookies; nobody is on the way to this machine itself. */
function servedOriginFrom(name: string, value: string): string {
  const { origin, protocol, hostname } = new URL(value);
  const isOwnMachine = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isOwnMachine) {
    throw new SettingError(
      `${name} is "${value}", but others than this machine are served over https alone.`,
    );
  }
  return origin;
}

/** With single sign-on a password is a second way in, which has to be asked for. Source: SECURITY T44. */
function signInFrom(settings: Settings, env: Env): Config['signIn'] {
  const identityProvider = identityProviderFrom(settings, env);
  const usual = identityProvider === null ? 'on' : 'off';
  const password = (settings.PASSWORD_SIGN_IN ?? usual) === 'on';
  const passkeyRpId = settings.PASSKEY_RP_ID?.toLowerCase() ?? null;
  const passkeyOrigins = password ? passkeyOriginsFrom(originsFrom(settings), passkeyRpId) : [];
  return { password, passkeyOrigins, passkeyRpId, identityProvider };
}

/** @throws SettingError when passkeys could be used nowhere */
function passkeyOriginsFrom(
  { publicOrigin, intranetOrigin }: Pick<Config, 'publicOrigin' | 'intranetOrigin'>,
  rpId: string | null,
): readonly string[] {
  const all = [...(intranetOrigin === null ? [] : [intranetOrigin]), publicOrigin];
  if (rpId === null) return all.slice(0, 1);
  const origins = all.filter((origin) => {
    const { hostname } = new URL(origin);
    return hostname === rpId || (rpId.includes('.') && hostname.endsWith(`.${rpId}`));
  });
  if (origins.length > 0) return Object.freeze(origins);
  throw new SettingError(
    `PASSKEY_RP_ID is "${rpId}", but it has to be the host of PUBLIC_ORIGIN or INTRANET_ORIGIN, or what both end with.`,
  );
}

/** Half a single sign-on would fail at the first who tries. */
function identityProviderFrom(settings: Settings, env: Env): string | null {
  const isEmbedded = settings.RUBICORE_URL === null;
  const isDescribed = env.SAML_IDP_METADATA !== undefined || env.SAML_IDP_SSO_URL !== undefined;
  if (settings.SAML_IDP_ORIGIN === null) {
    if (isEmbedded && isDescribed) {
      throw new SettingError(
        'SAML_IDP_METADATA or SAML_IDP_SSO_URL is set, so SAML_IDP_ORIGIN has to be set too.',
      );
    }
    return null;
  }
  if (isEmbedded && !isDescribed) {
    throw new SettingError(
      'SAML_IDP_ORIGIN is set, so SAML_IDP_METADATA or SAML_IDP_SSO_URL has to be set too.',
    );
  }
  return new URL(settings.SAML_IDP_ORIGIN).origin;
}

/** An address as security.txt wants it. Source: RFC 9116 section 2.5.3. */
function contactFrom(value: string | null): string | null {
  return value === null || /^(?:https|mailto):/.test(value) ? value : `mailto:${value}`;
}
