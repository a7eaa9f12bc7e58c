import { verifyAuditLog } from '../audit-log/verify-audit-log.ts';
import type { Config } from '../config/config.ts';
import { CliError } from './cli-error.ts';
import { say } from './progress.ts';
import { withDatabase } from './with-database.ts';

const REASONS = {
  missing: 'is missing',
  altered: 'is not as it was written',
  head: 'should be there by what the head says, or the head was altered',
} as const;

/** `brandpost audit verify` */
export async function verifyAudit(config: Config): Promise<void> {
  const verdict = await withDatabase(config, (db) => verifyAuditLog(db));
  if (!verdict.isIntact)
    throw new CliError(`The audit log is broken: entry ${verdict.brokenAt} ${REASONS[verdict.reason]}.`);
  say(`The audit log is intact: ${verdict.entries} entries, the last with the hash ${verdict.head}.`);
}
