import { type Kysely, sql } from 'kysely';

/** What other senders tell the public of our area, and what has ended of it. Source: ADR 0049. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Theirs are their identifiers: whatever is sent again is the same row.
  `create table external_message (
    source text not null check (source in ('sr-vma', 'krisinformation')),
    identifier text not null,
    incident text,
    replaces jsonb not null,
    is_update boolean not null,
    sent timestamptz not null,
    expires timestamptz not null,
    title text not null,
    description text not null,
    areas jsonb not null,
    language text not null,
    web text not null,
    municipality_code text not null,
    received timestamptz not null,
    ended timestamptz,
    ended_by text check (ended_by in ('update', 'cancel', 'expiry', 'withdrawal')),
    primary key (source, identifier),
    check ((ended is null) = (ended_by is null))
  )`,
  `create index external_message_expires on external_message (expires) where ended is null`,
];
