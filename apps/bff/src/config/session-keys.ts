import { SettingError } from '@brandpost/settings';

const KEY_BYTES = 32;

/** A key that sessions are sealed with; its name stands in what was sealed, so that keys can be changed. */
export type SealingKey = Readonly<{ name: string; key: Buffer }>;

/** @throws SettingError for anything but names and keys; the keys are never repeated */
export function sealingKeysFrom(text: string): readonly SealingKey[] {
  return text.split(',').map((one) => {
    const [, name = '', encoded = ''] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]+=*)$/.exec(one.trim()) ?? [];
    const key = Buffer.from(encoded, 'base64');
    if (name !== '' && key.length === KEY_BYTES) return { name, key };
    throw new SettingError(
      'SESSION_KEYS has to hold keys such as "2026:<key>", where the key is 32 bytes in Base64 (openssl rand -base64 32).',
    );
  });
}
