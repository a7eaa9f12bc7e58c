import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An e-mail as it came in, taken apart. */
export type ReceivedMail = { to: string; email: Email };

export type MailServer = {
  /** What `SMTP_URL` is set to. */
  url: string;
  received: ReceivedMail[];
  /** Answers a recipient with this status in place of taking them: 451 may pass, 550 stays. null: takes all. */
  refuse(answer: ((address: string) => number | null) | null): void;
  close(): Promise<void>;
};

/** A mail server on this machine that speaks SMTP, and keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refuse: ((address: string) => number | null) | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const status = refuse?.(address) ?? null;
      done(status === null ? null : Object.assign(new Error('Not taken'), { responseCode: status }));
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const email = await PostalMime.parse(Buffer.concat(chunks));
      for (const { address } of envelope.rcptTo) received.push({ to: address, email });
      done();
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(answer) {
      refuse = answer;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
