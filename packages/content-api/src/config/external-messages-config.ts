import { countyOfMunicipality } from '@brandpost/domain';
import { SettingError } from '@brandpost/settings';
import type { Env } from './env.ts';
import { isLoopback } from './own-machine.ts';

/** Whose messages are shown beside ours, and for which municipality. */
export type ExternalMessagesConfig = Readonly<{
  /** SCB's four digits. */
  municipalityCode: string;
  /** Below which Sveriges Radio has `/alerts` and `/subscribe`; null: not asked. */
  vmaUrl: string | null;
  /** Below which krisinformation.se has `/news`; null: not asked. */
  newsUrl: string | null;
}>;

/**
 * null where nobody is asked.
 * @throws SettingError for an address that is not https, and for a municipality that is missing or is none
 */
export function externalMessagesFrom(env: Env): ExternalMessagesConfig | null {
  const vmaUrl = baseFrom('VMA_URL', env.VMA_URL);
  const newsUrl = baseFrom('KRISINFORMATION_URL', env.KRISINFORMATION_URL);
  const municipalityCode = env.MUNICIPALITY_CODE;
  if (municipalityCode !== null && countyOfMunicipality(municipalityCode) === null) {
    throw new SettingError(
      `MUNICIPALITY_CODE is "${municipalityCode}", but there is no county ${municipalityCode.slice(0, 2)}.`,
    );
  }
  if (vmaUrl === null && newsUrl === null) return null;
  if (municipalityCode === null) {
    throw new SettingError('VMA_URL and KRISINFORMATION_URL also need MUNICIPALITY_CODE.');
  }
  return Object.freeze({ municipalityCode, vmaUrl, newsUrl });
}

/** An address without the slash at its end. What is read there is shown to everybody: nobody may change it on the way. */
function baseFrom(name: 'VMA_URL' | 'KRISINFORMATION_URL', value: string | null): string | null {
  if (value === null) return null;
  const url = URL.parse(value);
  const isRight =
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) &&
    url.username + url.password + url.search + url.hash === '';
  if (isRight) return url.href.replace(/\/+$/, '');
  throw new SettingError(
    `${name} has to be an address that begins with https:// and has no name, question or mark in it.`,
  );
}
