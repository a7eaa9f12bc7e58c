import type { MailConfig } from '../config/mail-config.ts';
import { mailTransport } from './transport.ts';

/** What somebody is sent who is not one of the staff, in plain text. */
export type Letter = { to: string; subject: string; text: string };

/** Sends letters while somebody waits, so that they know what became of it. */
export type Letters = {
  /** @throws whatever the server has against it, or when it does not answer */
  send(letter: Letter): Promise<void>;
};

export function createLetters(config: MailConfig): Letters {
  const transport = mailTransport(config);
  return {
    async send({ to, subject, text }) {
      // As an object: a text would be read as a list of addresses.
      await transport.sendMail({ from: config.from, to: { name: '', address: to }, subject, text });
    },
  };
}
