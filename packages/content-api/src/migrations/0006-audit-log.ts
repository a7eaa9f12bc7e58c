import { type Kysely, sql } from 'kysely';

/** Who changed what, in a chain of hashes that shows whether anything was altered afterwards. Source: DESIGN section 5. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // People are named by number without a foreign key: the log outlives them.
  `create table audit_entry (
    id integer primary key,
    at timestamptz not null,
    actor_id integer,
    subject_id integer,
    action text not null,
    entity text not null,
    entity_id text,
    before text,
    after text,
    request_id text,
    is_public boolean not null,
    hash bytea not null
  )`,
  `create index audit_entry_entity on audit_entry (entity, entity_id, id)`,
  `create index audit_entry_actor on audit_entry (actor_id, id)`,
  // Its one row is locked by every write until it is through, so entries are numbered as they take effect.
  `create table audit_head (
    id integer primary key default 1 check (id = 1),
    last_id integer not null,
    last_hash bytea not null
  )`,
  `insert into audit_head (last_id, last_hash) values (0, decode(repeat('00', 32), 'hex'))`,
  `create function refuse_to_rewrite() returns trigger language plpgsql as $$ begin
    raise exception 'The audit log is only ever added to';
  end $$`,
  `create trigger audit_entry_is_kept before update or delete or truncate on audit_entry
    for each statement execute function refuse_to_rewrite()`,
];
