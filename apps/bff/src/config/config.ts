import { randomBytes } from 'node:crypto';
import { type ContentSource, contentSourceFrom, dataDirFrom } from './content-source.ts';
import type { Env } from './env.ts';
import { type SessionSettings, sessionSettingsFrom } from './session-settings.ts';
import { SettingError } from './setting-error.ts';
import { addressFrom, networksFrom, oneOf, originFrom, portFrom } from './values.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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
  sessions: Readonly<SessionSettings>;
  signIn: Readonly<{
    password: boolean;
    /** Our origins where passkeys are made and used, the one for staff first; the content API has the same rule. */
    passkeyOrigins: readonly string[];
    /** As it was set; the content API judges it. */
    passkeyRpId: string | null;
    /** Scheme and host of the identity provider; null: no single sign-on. */
    identityProvider: string | null;
  }>;
  /** What visitors without a session read with; never told to a browser. */
  defaultToken: string;
  hstsSubdomains: boolean;
  securityContact: string | null;
  tracesTo: string | null;
  logLevel: LogLevel;
}>;

/**
 * Nested, frozen settings from flat ones.
 * @throws SettingError at the first that cannot be used
 */
export function configFrom(env: Env): Config {
  const port = portFrom('PORT', env.PORT ?? '3000');
  return Object.freeze({
    host: env.HOST ?? '127.0.0.1',
    port,
    opsPort: portFrom('OPS_PORT', env.OPS_PORT ?? '9464'),
    ...originsFrom(env, port),
    trustedProxies: Object.freeze(
      env.TRUSTED_PROXIES === undefined ? [] : networksFrom('TRUSTED_PROXIES', env.TRUSTED_PROXIES),
    ),
    content: Object.freeze(contentSourceFrom(env)),
    dataDir: dataDirFrom(env),
    redisUrl:
      env.REDIS_URL === undefined ? null : addressFrom('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']),
    sessions: Object.freeze(sessionSettingsFrom(env)),
    signIn: Object.freeze(signInFrom(env, port)),
    defaultToken: tokenFrom(env),
    hstsSubdomains: oneOf('HSTS_SUBDOMAINS', ['on', 'off'] as const, env.HSTS_SUBDOMAINS ?? 'off') === 'on',
    securityContact: env.SECURITY_CONTACT === undefined ? null : contactFrom(env.SECURITY_CONTACT),
    tracesTo:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : addressFrom('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT, ['http:', 'https:']),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, env.LOG_LEVEL ?? 'info'),
  });
}

function originsFrom(env: Env, port: number): Pick<Config, 'publicOrigin' | 'intranetOrigin'> {
  const publicOrigin = servedOriginFrom('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN ?? `http://localhost:${port}`);
  const intranetOrigin =
    env.INTRANET_ORIGIN === undefined ? null : servedOriginFrom('INTRANET_ORIGIN', env.INTRANET_ORIGIN);
  if (publicOrigin === intranetOrigin) {
    throw new SettingError(
      'PUBLIC_ORIGIN and INTRANET_ORIGIN are the same, but each needs a host of its own.',
    );
  }
  return { publicOrigin, intranetOrigin };
}

/** Without TLS everybody on the way reads passwords and cookies; nobody is on the way to this machine itself. */
function servedOriginFrom(name: string, value: string): string {
  const origin = originFrom(name, value);
  const { protocol, hostname } = new URL(origin);
  const isOwnMachine = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isOwnMachine) {
    throw new SettingError(
      `${name} is "${value}", but others than this machine are served over https alone.`,
    );
  }
  return origin;
}

/** With single sign-on a password is a second way in, which has to be asked for. Source: SECURITY T44. */
function signInFrom(env: Env, port: number): Config['signIn'] {
  const identityProvider = identityProviderFrom(env);
  const usual = identityProvider === null ? 'on' : 'off';
  const password = oneOf('PASSWORD_SIGN_IN', ['on', 'off'] as const, env.PASSWORD_SIGN_IN ?? usual) === 'on';
  const passkeyRpId = env.PASSKEY_RP_ID?.toLowerCase() ?? null;
  const passkeyOrigins = password ? passkeyOriginsFrom(originsFrom(env, port), passkeyRpId) : [];
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
function identityProviderFrom(env: Env): string | null {
  const isEmbedded = env.RUBICORE_URL === undefined;
  const isTold = env.SAML_IDP_METADATA !== undefined || env.SAML_IDP_SSO_URL !== undefined;
  if (env.SAML_IDP_ORIGIN === undefined) {
    if (isEmbedded && isTold) {
      throw new SettingError(
        'SAML_IDP_METADATA or SAML_IDP_SSO_URL is set, so SAML_IDP_ORIGIN has to be set too.',
      );
    }
    return null;
  }
  if (isEmbedded && !isTold) {
    throw new SettingError(
      'SAML_IDP_ORIGIN is set, so SAML_IDP_METADATA or SAML_IDP_SSO_URL has to be set too.',
    );
  }
  return originFrom('SAML_IDP_ORIGIN', env.SAML_IDP_ORIGIN);
}

/** Between the BFF and its own child process a new token for each start will do. */
function tokenFrom(env: Env): string {
  const token = env.RUBICORE_DEFAULT_TOKEN ?? randomBytes(32).toString('base64url');
  if (!/^[A-Za-z0-9\-._~+/]{16,512}=*$/.test(token)) {
    throw new SettingError(
      'RUBICORE_DEFAULT_TOKEN has to be 16 to 512 letters, digits or -._~+/ characters.',
    );
  }
  return token;
}

/** An address as security.txt wants it. Source: RFC 9116 section 2.5.3. */
function contactFrom(value: string): string {
  if (/^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(value)) return `mailto:${value}`;
  return addressFrom('SECURITY_CONTACT', value, ['https:', 'mailto:']);
}
