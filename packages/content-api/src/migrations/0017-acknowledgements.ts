import { type Kysely, sql } from 'kysely';

/** Posts that ask staff to say that they have read and understood them, and who has said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table post add column acknowledge_by timestamptz,
    add column acknowledgement_round integer not null default 1 check (acknowledgement_round >= 1)`,
  `create table acknowledgement (
    post_id integer not null references post on delete cascade,
    user_id integer not null references app_user on delete cascade,
    round integer not null check (round >= 1),
    acknowledged_date timestamptz not null,
    primary key (post_id, user_id, round)
  )`,
  `create index acknowledgement_user on acknowledgement (user_id, acknowledged_date desc)`,
];
