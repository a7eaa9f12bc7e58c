import type { LackReport } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import type { Letter } from '../mail/letters.ts';

const SUBJECT = 'Svar på din anmälan om webbplatsens tillgänglighet';
const NO_REPLY =
  'Det går inte att svara på det här brevet. Anmäl en brist till på webbplatsen om något är kvar.';

/** What is sent to somebody who has reported a lack: the answer, and their own words below it. */
export function answerLetter(
  { email, description, page, reportedAt }: Pick<LackReport, 'email' | 'description' | 'page' | 'reportedAt'>,
  answer: string,
): Letter {
  const about = page === '' ? '' : ` om ${page}`;
  const quoted = description
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const text = ['Hej!', answer, `Du skrev${about} den ${formatDate(reportedAt)}:\n${quoted}`, NO_REPLY];
  return { to: email, subject: SUBJECT, text: `${text.join('\n\n')}\n` };
}
