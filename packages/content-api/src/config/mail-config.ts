import { SettingError } from '@brandpost/settings';
import type { Env } from './env.ts';
import { isLoopback } from './own-machine.ts';

/** How e-mail is handed over. */
export type MailConfig = Readonly<{
  /** `smtp:` or `smtps:`, with name and password where the server wants them. */
  url: string;
  /** Whether a connection that nobody encrypts is given up: all but to this machine, unless the address says otherwise. */
  needsTls: boolean;
  /** `Name <address>`, or an address alone. */
  from: string;
}>;

const FROM = /^(?:[^<>"\r\n]* )?<?[^@\s<>]+@[^@\s<>]+>?$/;

/**
 * null where no e-mail is sent.
 * @throws SettingError for half of the settings, and for what is no server or no sender; the address is left out, since
 * it may have a password
 */
export function mailConfigFrom(env: Env): MailConfig | null {
  const { SMTP_URL: address, MAIL_FROM: from } = env;
  if (address === null && from === null) return null;
  if (address === null || from === null) throw new SettingError('SMTP_URL and MAIL_FROM are needed both.');
  const url = URL.parse(address);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new SettingError('SMTP_URL has to be like smtp://host:587 or smtps://name:password@host.');
  }
  if (!FROM.test(from)) {
    throw new SettingError(`MAIL_FROM is "${from}", but it has to be an address, or Name <address>.`);
  }
  const needsTls =
    url.protocol === 'smtp:' && !isLoopback(url.hostname) && url.searchParams.get('ignoreTLS') !== 'true';
  return Object.freeze({ url: address, needsTls, from });
}
