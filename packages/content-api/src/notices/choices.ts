import {
  areQuietHours,
  DEFAULT_NOTICE_CHOICES,
  NOTICE_KINDS,
  type NoticeChoices,
  type NoticeKind,
} from '@brandpost/domain';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { NoticeChoiceTable } from '../db/schema.ts';
import { unprocessable } from '../errors.ts';

/** What each of some people has chosen. Anyone who has chosen nothing has what is right for most. */
export async function choicesOf(
  db: Database,
  userIds: readonly number[],
): Promise<(userId: number) => NoticeChoices> {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('notice_choice')
          .selectAll()
          .where('user_id', 'in', [...userIds])
          .execute();
  const chosen = new Map(rows.map((row) => [row.user_id, choicesFrom(row)]));
  return (userId) => chosen.get(userId) ?? DEFAULT_NOTICE_CHOICES;
}

/** Keeps what somebody has chosen. @throws unprocessable */
export async function saveChoices(db: Database, userId: number, choices: NoticeChoices): Promise<void> {
  const { quiet, isDigest, email, push } = choices;
  if (quiet !== null && !areQuietHours(quiet)) {
    throw unprocessable([{ field: 'quiet', message: 'Ange två olika klockslag' }]);
  }
  const row = {
    channels: JSON.stringify({ email: inOrder(email), push: inOrder(push) }),
    ...{ quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null, is_digest: isDigest },
  };
  await db
    .insertInto('notice_choice')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

function choicesFrom(row: Selectable<NoticeChoiceTable>): NoticeChoices {
  const { channels, quiet_from: from, quiet_to: to, is_digest: isDigest } = row;
  return { ...channels, quiet: from === null || to === null ? null : { from, to }, isDigest };
}

const inOrder = (kinds: readonly NoticeKind[]) => NOTICE_KINDS.filter((kind) => kinds.includes(kind));
