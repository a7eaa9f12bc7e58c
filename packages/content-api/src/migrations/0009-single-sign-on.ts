import { type Kysely, sql } from 'kysely';

/** Sign-ins by SAML: what was asked, what has been answered once, and which tokens came of it. Source: SECURITY section 2.2. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A row is one sign-in from its request to its token, or one sign-out. Cookies are kept as hashes, like tokens.
  `create table saml_request (
    id text primary key,
    kind text not null check (kind in ('sign-in', 'sign-out')),
    handle_hash bytea unique,
    relay text,
    redirect text not null,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    spent_at timestamptz,
    user_id integer references app_user on delete cascade,
    subject jsonb,
    collect_hash bytea unique,
    collect_until timestamptz,
    collected_at timestamptz,
    check (kind = 'sign-out' or handle_hash is not null)
  )`,
  `create index saml_request_expires on saml_request (expires_at)`,
  // Assertions and requests to sign out: each is taken once.
  `create table saml_assertion_seen (id text primary key, not_on_or_after timestamptz not null)`,
  `create index saml_assertion_seen_end on saml_assertion_seen (not_on_or_after)`,
  `create table saml_session (
    token_id integer primary key references token on delete cascade,
    name_id text not null,
    session_index text,
    subject jsonb not null
  )`,
  `create index saml_session_name on saml_session (name_id, session_index)`,
];
