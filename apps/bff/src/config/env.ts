/**
 * The BFF's settings as they stand in the environment: the only reader of `process.env`.
 * Source: DESIGN section 3, Settings. `.env.example` is held against SETTINGS by a test.
 */
export type Env = Partial<Record<SettingName, string>>;

/** Every setting there is, with what it is for. */
export const SETTINGS = {
  HOST: 'Address to listen on.',
  PORT: 'Port to listen on.',
  PUBLIC_ORIGIN: 'Scheme and host that visitors know.',
  RUBICORE_URL:
    'A Rubicore-compatible API. Empty: the content API that comes along, started as a child process.',
  RUBICORE_DEFAULT_TOKEN: 'The token that visitors without a session read with. Needed with RUBICORE_URL.',
  DATABASE_URL: 'PostgreSQL for the content API that comes along. Empty: an embedded database in DATA_DIR.',
  DATA_DIR: 'Where the embedded database and the media files lie.',
  SEED: 'What an empty database starts with: demo or none.',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent.',
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The settings that are given; an empty one counts as not given. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const names = Object.keys(SETTINGS) as SettingName[];
  const given = names
    .map((name) => [name, source[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(given);
}
