import { formatDate } from '@brandpost/swedish';
import type { MailConfig } from '../../config/mail-config.ts';
import type { Database } from '../../db/database.ts';
import { mailTransport } from '../../mail/transport.ts';
import { profileFrom } from '../../users/profile.ts';
import type { FoundNotice } from '../find-notices.ts';
import { addressOf } from '../notice-address.ts';
import type { Outcome, Sender } from '../sending/send-due.ts';
import { headingOf, introOf, mailTexts as texts } from './mail-texts.ts';

/**
 * Hands e-mail to the installation's server, a message on a connection of its own.
 * @param site.origin where staff have the site
 */
export function createMailSender(
  config: MailConfig,
  { db, now, origin }: { db: Database; now: () => Date; origin: string },
): Sender {
  const transport = mailTransport(config);
  const { hostname } = new URL(origin);
  return {
    channel: 'email',
    async send(userId, notices, key) {
      const person = await recipientOf(db, userId);
      if (person === null) return { kind: 'dropped' };
      const { settingsUrl, ...message } = mailMessage(notices, { ...person, origin, now: now() });
      try {
        await transport.sendMail({
          ...{ ...message, from: config.from, to: person.address },
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

/** One e-mail in its two forms. */
type MailMessage = { subject: string; text: string; html: string; settingsUrl: string };

type Recipient = { firstName: string; origin: string; now: Date };

/** What an e-mail tells of a notice: its title, and nothing else of the post. */
type Part = { intro: string; title: string; limit: string | null; link: string; url: string };

/** What somebody is sent of one notice or several, oldest first. */
function mailMessage(notices: readonly FoundNotice[], { firstName, origin, now }: Recipient): MailMessage {
  const parts = notices.map((notice) => partOf(notice, origin, now));
  const settingsUrl = `${origin}/profile/aviseringar`;
  const greeting = texts.greeting(firstName);
  const [only] = notices;
  const subject =
    notices.length === 1 && only !== undefined
      ? `${oneLine(headingOf(only))}: ${oneLine(only.title)}`
      : texts.subjectOfSeveral(notices.length);
  return {
    subject,
    settingsUrl,
    text: plainText(greeting, parts, settingsUrl),
    html: html(greeting, parts, settingsUrl),
  };
}

function partOf(notice: FoundNotice, origin: string, now: Date): Part {
  const { kind, title } = notice;
  return {
    intro: oneLine(introOf(notice)),
    title: oneLine(title),
    limit: limitOf(notice, now),
    link: texts.links[kind],
    url: `${origin}${addressOf(notice)}`,
  };
}

function limitOf({ kind, deadline }: FoundNotice, now: Date): string | null {
  if (deadline === null) return null;
  const day = formatDate(deadline);
  if (kind === 'ends-soon') return texts.ends(day);
  return deadline > now ? texts.acknowledgeBy(day) : texts.acknowledgedBy(day);
}

function plainText(greeting: string, parts: readonly Part[], settingsUrl: string): string {
  const blocks = parts.map(({ intro, title, limit, url }) =>
    [intro, title, ...(limit === null ? [] : [limit]), url].join('\n'),
  );
  return `${[greeting, ...blocks, `-- \n${texts.why}\n${texts.settings}: ${settingsUrl}`].join('\n\n')}\n`;
}

/** Tables and images are left out: it is a few lines of text, in whatever theme the reader has. */
function html(greeting: string, parts: readonly Part[], settingsUrl: string): string {
  const blocks = parts.map(
    ({ intro, title, limit, link, url }) => `<p>${escaped(intro)}<br>
<strong>${escaped(title)}</strong>${limit === null ? '' : `<br>\n${escaped(limit)}`}<br>
<a href="${escaped(url)}">${escaped(link)}</a></p>`,
  );
  return `<!doctype html>
<html lang="sv">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(texts.settings)}</title></head>
<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; margin: 0 auto; padding: 16px">
<p>${escaped(greeting)}</p>
${blocks.join('\n')}
<hr>
<p><small>${escaped(texts.why)} <a href="${escaped(settingsUrl)}">${escaped(texts.settings)}</a></small></p>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
