import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/mail-config.ts';

const [CONNECT_MS, SILENCE_MS] = [10_000, 20_000];

/** The way to the installation's server, which gets a connection of its own for each message. */
export function mailTransport({ url, needsTls }: MailConfig) {
  return createTransport({
    ...{ url, requireTLS: needsTls },
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, dnsTimeout: CONNECT_MS },
    ...{ socketTimeout: SILENCE_MS, disableFileAccess: true, disableUrlAccess: true },
  });
}
