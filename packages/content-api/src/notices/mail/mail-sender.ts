import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config/mail-config.ts';
import type { Database } from '../../db/database.ts';
import { profileFrom } from '../../users/profile.ts';
import type { Outcome, Sender } from '../sending/send-due.ts';
import { mailMessage } from './mail-message.ts';

const [CONNECT_MS, SILENCE_MS] = [10_000, 20_000];

/**
 * Hands e-mail to the installation's server, a message on a connection of its own.
 * @param site.origin where staff have the site
 */
export function createMailSender(
  { url, needsTls, from }: MailConfig,
  { db, now, origin }: { db: Database; now: () => Date; origin: string },
): Sender {
  const transport = createTransport({
    ...{ url, requireTLS: needsTls },
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, dnsTimeout: CONNECT_MS },
    ...{ socketTimeout: SILENCE_MS, disableFileAccess: true, disableUrlAccess: true },
  });
  const { hostname } = new URL(origin);
  return {
    channel: 'email',
    async send(userId, notices, key) {
      const person = await recipientOf(db, userId);
      if (person === null) return { kind: 'dropped' };
      const { settingsUrl, ...message } = mailMessage(notices, { ...person, origin, now: now() });
      try {
        await transport.sendMail({
          ...{ ...message, from, to: person.address },
          // The same when it is tried again: a server that took it before can know it.
          messageId: `<notice-${key}@${hostname}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${settingsUrl}>` },
        });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

async function recipientOf(
  db: Database,
  userId: number,
): Promise<{ address: string; firstName: string } | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['profile', 'first_name as firstName'])
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  const address = profileFrom(row?.profile).email.trim();
  return row === undefined || address === '' ? null : { address, firstName: row.firstName };
}

/** What a server has against one recipient or one message stays so; all else may pass. */
function outcomeOf(error: unknown): Outcome {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isOfMessage && responseCode >= 500) return { kind: 'failed', error };
  return { kind: 'later', error, isForAll: !isOfMessage };
}
