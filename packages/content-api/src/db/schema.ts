import type { ContentNode, PostStatus, PostType, TokenType } from '@brandpost/domain';
import type { ColumnType, Generated } from 'kysely';

/** Read as a parsed value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
/** As Json, for a column with a default. */
type JsonOr<Value> = ColumnType<Value, string | undefined, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type InstantOrNow = ColumnType<Date, Date | string | undefined, Date | string>;

export type NodeTable = {
  id: Generated<number>;
  name: string;
  /** Sorts as a Swedish dictionary does; see `swedish-sort-key.ts`. So do all `*_key` columns but `key`. */
  name_key: string;
  value: string | null;
  parent_id: number | null;
};

export type CategoryTable = {
  id: Generated<number>;
  key: string;
  name: string;
  name_key: string;
  type: string;
};

export type UserTable = {
  id: Generated<number>;
  uid: string;
  username: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  display_name: string;
  display_name_key: string;
  meta: JsonOr<Record<string, unknown>>;
  profile: JsonOr<Record<string, unknown>>;
  created_date: InstantOrNow;
};

export type TokenTable = {
  id: Generated<number>;
  hash: Buffer;
  type: TokenType;
  user_id: number | null;
  masked_by: number | null;
  issued: Instant;
  expires: InstantOrNull;
  revoked: InstantOrNull;
};

export type MediaTable = {
  id: Generated<number>;
  filename: string;
  title: string;
  title_key: string;
  alt: string;
  file_type: string;
  upload_description: string;
  category_id: number | null;
  size_bytes: number | null;
  width_px: number | null;
  height_px: number | null;
  created_date: InstantOrNow;
};

export type LinkTable = {
  id: Generated<number>;
  icon: string | null;
  name: string;
  name_key: string;
  short_description: string;
  long_description: string;
  url: string;
  type: string;
  created_date: InstantOrNow;
};

export type PostTable = {
  id: Generated<number>;
  type: PostType;
  title: string;
  title_key: string;
  excerpt: string;
  slug: string;
  status: PostStatus;
  sort_order: number | null;
  parent_id: ColumnType<number, number | undefined, number>;
  published_date: InstantOrNull;
  unpublished_date: InstantOrNull;
  authored_date: InstantOrNull;
  created_date: InstantOrNow;
  updated_date: InstantOrNow;
  blurb: Json<unknown>;
  info: Json<unknown>;
  contact: ColumnType<unknown, string | null, string | null>;
  content: Json<ContentNode[]>;
  media_id: number | null;
  author_id: number | null;
  pseudo_author: string;
};

export type SearchEntryTable = {
  id: Generated<number>;
  post_id: number | null;
  link_id: number | null;
  terms: string;
  plain_text: string;
};

/** One write, or one thing that the clock did. Never changed, never removed. */
export type AuditEntryTable = {
  /** Without gaps, in the order in which the writes took effect. */
  id: number;
  at: Instant;
  actor_id: number | null;
  /** As whom the actor acted; null for themselves. */
  subject_id: number | null;
  action: string;
  entity: string;
  entity_id: string | null;
  /** JSON texts, kept letter by letter because they are hashed. */
  before: string | null;
  after: string | null;
  request_id: string | null;
  /** Whether visitors could see something of it, before or after. */
  is_public: boolean;
  hash: Buffer;
};

/** The tables, as the migrations leave them. */
export type Schema = {
  audit_entry: AuditEntryTable;
  audit_head: { id: Generated<number>; last_id: number; last_hash: Buffer };
  node: NodeTable;
  category: CategoryTable;
  category_node: { category_id: number; node_id: number };
  capability: { key: string; description: string };
  role: { id: Generated<number>; key: string; name: string };
  role_capability: { role_id: number; capability_key: string; value: boolean };
  app_user: UserTable;
  user_role: { user_id: number; role_id: number };
  user_node: { user_id: number; node_id: number };
  user_job: { user_id: number; category_id: number };
  user_capability: { user_id: number; capability_key: string; value: boolean };
  token: TokenTable;
  installation: { key: string; value: Json<unknown> };
  media: MediaTable;
  link: LinkTable;
  user_link: { user_id: number; link_id: number; sort: number };
  post: PostTable;
  post_node: { post_id: number; node_id: number };
  post_category: { post_id: number; category_id: number };
  post_user: { post_id: number; user_id: number };
  post_editor: { post_id: number; user_id: number };
  post_like: { id: Generated<number>; post_id: number; user_id: number; created_date: InstantOrNow };
  search_entry: SearchEntryTable;
  search_word: { id: Generated<number>; word: string; folded: string };
  search_entry_word: { word_id: number; entry_id: number };
};
