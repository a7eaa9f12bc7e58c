import { isIP } from 'node:net';
import { SettingError } from './setting-error.ts';

/** A port, 0 for any free one. @throws SettingError */
export function portFrom(name: string, value: string): number {
  return wholeNumberFrom(name, value, { from: 0, to: 65_535 });
}

/** @throws SettingError */
export function wholeNumberFrom(name: string, value: string, range: { from: number; to: number }): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (number < range.from || number > range.to) {
    throw new SettingError(
      `${name} is "${value}", but it has to be a number from ${range.from} to ${range.to}.`,
    );
  }
  return number;
}

/** @throws SettingError for anything but scheme and host */
export function originFrom(name: string, value: string): string {
  const url = URL.parse(value);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search + url.hash + url.username === '';
  if (!isOrigin) {
    throw new SettingError(
      `${name} is "${value}", but it has to be an origin such as https://www.example.se.`,
    );
  }
  return url.origin;
}

/** @throws SettingError unless the address has one of the schemes. The text is never repeated: it may hold a password. */
export function addressFrom(name: string, value: string, schemes: readonly string[]): string {
  if (!schemes.includes(URL.parse(value)?.protocol ?? '')) {
    throw new SettingError(`${name} has to be an address that begins with ${schemes.join(' or ')}.`);
  }
  return value;
}

/** Addresses and networks with commas between them. @throws SettingError */
export function networksFrom(name: string, value: string): string[] {
  const networks = value.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => {
    const [address = '', bits] = network.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    return isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  });
  if (wrong === undefined) return networks;
  throw new SettingError(
    `${name} holds "${wrong}", but it has to be addresses or networks such as 10.0.0.0/8.`,
  );
}

/** @throws SettingError */
export function oneOf<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
  value: string,
): Choice {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) {
    throw new SettingError(`${name} is "${value}", but it has to be one of ${choices.join(', ')}.`);
  }
  return choice;
}
