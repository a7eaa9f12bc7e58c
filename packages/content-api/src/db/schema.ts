import type {
  AlertLevel,
  ContentNode,
  FireBanState,
  Language,
  NoticeChannel,
  NoticeKind,
  PostStatus,
  PostType,
  PushLevel,
  ReadingList,
  SignIn,
  TokenType,
  ViewedList,
} from '@brandpost/domain';
import type { ExternalSource, PostBody } from '@brandpost/rubicore-api';
import type { ColumnType, Generated } from 'kysely';
import type { PostColumns } from './post-columns.ts';

/** Read as a parsed value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
/** As Json, for a column with a default. */
type JsonOr<Value> = ColumnType<Value, string | undefined, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type InstantOrNow = ColumnType<Date, Date | string | undefined, Date | string>;

/** How somebody has signed in. */
export type SignInMethod = 'password' | 'passkey' | 'saml';

/** Where in a post a file is used: as its picture, in its blocks, its blurbs or its links. */
export type MediaUseField = 'media' | 'content' | 'blurbs' | 'info';

/** Who has signed in, as the identity provider calls them: what it wants to hear again when they sign out. */
export type SamlSubject = {
  nameId: string;
  format: string | null;
  nameQualifier: string | null;
  spNameQualifier: string | null;
  sessionIndex: string | null;
};

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
  profile: JsonOr<Record<string, unknown>>;
  created_date: InstantOrNow;
  /** false: the account is closed, and nobody gets in with it. */
  is_active: Generated<boolean>;
  /** Grows with each change of the account's data. */
  version: Generated<number>;
  /** Somebody else has chosen the password: nothing can be done before there is another. */
  must_change_password: Generated<boolean>;
};

/** What a user has read, by the list that it was read in. */
export type ReadingMarkTable = {
  user_id: number;
  list: ReadingList;
  post_id: number;
  marked_date: InstantOrNow;
};

/** A wrong password, by the hashes of what was given. */
export type SignInFailureTable = {
  id: Generated<number>;
  name_hash: Buffer;
  /** null where the guess was of a password that one has signed in with already. */
  address_hash: Buffer | null;
  /** Of a browser that has signed in before with this name; null for all others. */
  device_hash: Buffer | null;
  at: Instant;
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
  /** When the person who holds it last showed who they are. */
  confirmed: InstantOrNull;
  /** When the person who holds it last used a passkey. */
  passkey_used: InstantOrNull;
  /** null for tokens from before this was noted. */
  signed_in_by: ColumnType<SignInMethod | null, SignInMethod | null | undefined, SignInMethod | null>;
};

/** A key that somebody signs in with. Source: WebAuthn Level 3, section 4, Credential Record. */
export type PasskeyTable = {
  id: Generated<number>;
  user_id: number;
  /** As browsers write it: Base64 for addresses. */
  credential_id: string;
  /** For which name it was made; under another no browser offers it. */
  rp_id: string;
  public_key: Buffer;
  /** Grows with each use where the authenticator counts; else 0. Drivers tell it as text. */
  counter: ColumnType<string | number, number, number>;
  transports: Json<string[]>;
  device_type: 'singleDevice' | 'multiDevice';
  is_backed_up: boolean;
  name: string;
  created_date: Instant;
  last_used_date: InstantOrNull;
};

/** What a passkey is asked to sign, until it has been or the time is over. */
export type PasskeyChallengeTable = {
  hash: Buffer;
  purpose: 'registration' | 'confirmation' | 'sign-in';
  /** Of anyone who registers or confirms; null for a sign-in. */
  token_id: number | null;
  /** Of what anyone who signs in has to show; null for all else. */
  handle_hash: Buffer | null;
  expires: Instant;
};

/** One sign-in by SAML from its request to its token, or one sign-out. */
export type SamlRequestTable = {
  /** ID of our message. */
  id: string;
  kind: 'sign-in' | 'sign-out';
  /** Of what the caller shows when the answer comes. */
  handle_hash: Buffer | null;
  relay: string | null;
  redirect: string;
  issued_at: Instant;
  expires_at: Instant;
  /** Since when no answer is taken any more. */
  spent_at: InstantOrNull;
  user_id: number | null;
  subject: ColumnType<
    (SamlSubject & { sessionEndMs: number | null }) | null,
    string | null | undefined,
    string | null
  >;
  /** Of what the caller collects the token with. */
  collect_hash: Buffer | null;
  collect_until: InstantOrNull;
  collected_at: InstantOrNull;
};

/** A token that came of a sign-in by SAML. */
export type SamlSessionTable = {
  token_id: number;
  name_id: string;
  session_index: string | null;
  subject: Json<SamlSubject>;
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
  original_name: ColumnType<string, string | undefined, string>;
  is_decorative: Generated<boolean>;
  /** What of a picture has to stay in sight when it is cropped, from 0 to 1 from the left and from above. */
  focal_x: number | null;
  focal_y: number | null;
  uploaded_by: number | null;
  updated_date: InstantOrNull;
  /** More sizes are still to be made. */
  sizes_pending: Generated<boolean>;
  /** Since when the store has been without the file. */
  missing_since: InstantOrNull;
  /** Since when it has been in the trash. */
  trashed_date: InstantOrNull;
};

/** A file that can be asked for: a record's own, its thumbnail or a narrower copy. */
export type MediaFileTable = {
  name: string;
  media_id: number;
  role: 'original' | 'thumbnail' | 'size';
  stored_name: string;
  file_type: string;
  size_bytes: number | null;
  width_px: number | null;
  height_px: number | null;
  /** SHA-256 in hex; null for files that were there before checksums. */
  checksum: string | null;
};

/** A file that another has replaced. */
export type MediaVersionTable = {
  id: Generated<number>;
  media_id: number;
  stored_name: string;
  file_type: string;
  original_name: string;
  size_bytes: number | null;
  width_px: number | null;
  height_px: number | null;
  checksum: string | null;
  replaced_date: Instant;
  replaced_by: number | null;
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
  needs: ColumnType<string[], string | undefined, string>;
  processing_time: Generated<string>;
  cost: Generated<string>;
  sign_in: SignIn | null;
};

/** The fields of a post, by their kinds, and what goes with them. */
export type PostTable = PostColumns<{
  text: string;
  instant: InstantOrNull;
  reference: number | null;
  type: PostType;
  slug: string;
  status: PostStatus;
  order: number | null;
  parent: ColumnType<number, number | undefined, number>;
  content: Json<ContentNode[]>;
  blurbs: Json<unknown>;
  links: Json<unknown>;
  contact: ColumnType<unknown, string | null, string | null>;
  alert: ColumnType<unknown, string | null | undefined, string | null>;
  vacancy: ColumnType<unknown, string | null | undefined, string | null>;
  round: Generated<number>;
  language: ColumnType<Language, Language | undefined, Language>;
}> & {
  id: Generated<number>;
  title_key: string;
  created_date: InstantOrNow;
  updated_date: InstantOrNow;
  /** Number of the version that was saved last. */
  version: Generated<number>;
};

export type PostVersionTable = {
  post_id: number;
  number: number;
  saved_date: Instant;
  author_id: number | null;
  masked_by: number | null;
  /** A milestone's name. */
  name: string | null;
  is_autosave: boolean;
  restored_from: number | null;
  /** All that was written of the post; `posts/storage/post-version.ts` knows its shape. */
  fields: Json<unknown>;
};

/** A state of what is being written of a post; `posts/history/working-copy.ts` knows its shape. */
export type WorkingCopyVersionTable = {
  post_id: number;
  number: number;
  /** Version of the post that it was made on. */
  base: number;
  saved_date: Instant;
  author_id: number | null;
  masked_by: number | null;
  fields: Json<unknown>;
};

export type ScheduledChangeTable = {
  post_id: number;
  publish_at: Instant;
  saved_date: Instant;
  author_id: number;
  masked_by: number | null;
  body: Json<PostBody>;
  /** Why the change could not be made when its time came. */
  failure: string | null;
};

/** A crisis alert that waits for a second person, or that one has denied. Source: ADR 0053 */
export type AccessibilityFindingTable = {
  id: Generated<number>;
  path: string;
  title: string;
  rule: string;
  message: string;
  criterion: string;
  place: string;
  first_seen: Instant;
  last_seen: Instant;
};
/** One row. */
export type ExternalLinkTable = {
  id: Generated<number>;
  address: string;
  next_check_date: Instant;
  checked_date: InstantOrNull;
  /** What it answered last; null for no answer. */
  status: number | null;
  problem: string | null;
  /** How many times in a row it has failed. */
  failures: Generated<number>;
  failing_since: InstantOrNull;
  /** Since when it is known to lead nowhere. */
  dead_since: InstantOrNull;
};

export type AccessibilityCheckTable = {
  id: number;
  started_date: InstantOrNull;
  ended_date: InstantOrNull;
  pages: Generated<number>;
  files: Generated<number>;
  failed: Json<string[]>;
  /** Posts that were changed until then have been checked. */
  posts_until: InstantOrNull;
};
export type LackReportTable = {
  id: Generated<number>;
  page: string;
  description: string;
  email: string;
  state: 'new' | 'ongoing' | 'answered';
  answer: Generated<string>;
  reported_date: Instant;
  due_date: Instant;
  answered_date: InstantOrNull;
};
export type AlertRequestTable = {
  id: Generated<number>;
  post_id: number;
  /** Version of the post that it was asked on. */
  post_version: number;
  /** What the post becomes; `posts/storage/post-version.ts` knows its shape. */
  fields: Json<unknown>;
  override: ColumnType<PostBody['override'] | null, string | null | undefined, string | null>;
  /** Number of the working copy that the wording was written in. */
  working_copy: number | null;
  asked_by: number;
  masked_by: number | null;
  asked_date: Instant;
  denied_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** null while it waits. */
  denied_date: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  denial: Generated<string>;
};

/** A post that somebody has asked to have reviewed. Source: ADR 0071 */
export type PostReviewTable = {
  id: Generated<number>;
  post_id: number;
  /** Who has asked. */
  user_id: number;
  asked_date: Instant;
  message: string;
  /** Who has been asked; null for all who may review. */
  reviewer_id: number | null;
  /** null while it waits. */
  answer: ColumnType<ReviewAnswer | null, ReviewAnswer | null | undefined, ReviewAnswer | null>;
  answered_by: ColumnType<number | null, number | null | undefined, number | null>;
  answered_date: InstantOrNull;
  comment: Generated<string>;
  /** Version of the post, and number of its working copy, that the answer is about. */
  read_version: ColumnType<number | null, number | null | undefined, number | null>;
  read_copy: ColumnType<number | null, number | null | undefined, number | null>;
};
export type ReviewAnswer = 'approved' | 'returned';

/** What new posts can begin as. Source: ADR 0068 */
export type PostTemplateTable = {
  id: Generated<number>;
  name: string;
  /** No two have the same. */
  folded_name: string;
  description: string;
  saved_date: Instant;
  /** `posts/storage/post-version.ts` knows its shape. */
  fields: Json<unknown>;
};

/** Blocks that several posts show. Source: ADR 0074 */
export type SharedBlockTable = {
  id: Generated<number>;
  name: string;
  /** No two that are there have the same. */
  folded_name: string;
  version: Generated<number>;
  content: Json<ContentNode[]>;
  /** null while it is there. */
  deleted_date: InstantOrNull;
};

/** A shared block as it was saved. Of people the number alone. */
export type SharedBlockVersionTable = {
  shared_block_id: number;
  number: number;
  saved_date: Instant;
  author_id: number | null;
  masked_by: number | null;
  restored_from: number | null;
  name: string;
  content: Json<ContentNode[]>;
};

export type SearchEntryTable = {
  id: Generated<number>;
  post_id: number | null;
  link_id: number | null;
  terms: string;
  plain_text: string;
};

/** A link that shows a post to anyone who has it. Its token is kept as a hash alone. */
export type PreviewLinkTable = {
  id: Generated<number>;
  post_id: number;
  hash: Buffer;
  name: string;
  created_date: Instant;
  created_by: number | null;
  expires: Instant;
  revoked: InstantOrNull;
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

export type FireBanTable = {
  id: Generated<number>;
  municipality: string;
  municipality_key: string;
  state: FireBanState;
  decided_by: string;
  valid_from: InstantOrNull;
  valid_to: InstantOrNull;
  state_before: FireBanState | null;
  checked_date: Instant;
  note: string;
};

/** A browser that wants crisis alerts as notifications. Source: ADR 0052 */
export type PushSubscriptionTable = {
  id: Generated<number>;
  /** Its address at its push service. */
  endpoint: string;
  p256dh: string;
  auth: string;
  level: PushLevel;
  /** Empty for all that the service covers. */
  municipality: string;
  /** `HH:MM` in Sweden. */
  quiet_from: string | null;
  quiet_to: string | null;
  created: Instant;
};

/** How far subscribers have been notified of an alert. */
export type PushAlertTable = {
  post_id: number;
  stage: PushStage;
  /** The worst that they have been notified of; null where nobody has said it. */
  level: AlertLevel | null;
  municipality: string;
  update_count: number;
  changed: Instant;
};
export type PushStage = 'on' | 'over' | 'ended' | 'withdrawn';

/** Something that subscribers are to hear of, and how far it has come. */
export type PushSendTable = {
  id: Generated<number>;
  post_id: number;
  kind: PushKind;
  level: AlertLevel | null;
  municipality: string;
  /** When it happened: what the time to delivery is counted from. */
  happened: Instant;
  /** To those alone for whom it was postponed. */
  is_repeat: boolean;
  /** Subscriptions up to this one have been seen to. */
  last_id: Generated<number>;
  lease_owner: string | null;
  lease_until: InstantOrNull;
  done: InstantOrNull;
};
export type PushKind = 'begin' | 'update' | 'over' | 'withdrawn';

/** Who hears of an alert later: quiet hours, or a push service that does not answer. */
export type PushPostponedTable = {
  subscription_id: number;
  post_id: number;
  kind: PushKind;
  due: Instant;
  attempts: number;
  is_quiet: boolean;
};

/** That somebody has had those reminded who have not acknowledged a post. Source: ADR 0090 */
export type AcknowledgementReminderTable = {
  id: Generated<number>;
  post_id: number;
  round: number;
  /** Who reminds. */
  user_id: number;
  /** The groups whose people are reminded; null for everybody. */
  node_ids: number[] | null;
  reminded_date: Instant;
};

/** Which of their notices somebody has seen. Source: ADR 0064 */
export type NoticeReadTable = {
  user_id: number;
  kind: NoticeKind;
  post_id: number;
  /** Tells notices of a kind and a post apart: the round, the deadline. */
  occasion: string;
  read_date: Instant;
};

/** What somebody has chosen to be sent; nothing for those who have chosen nothing. */
export type NoticeChoiceTable = {
  user_id: number;
  channels: Json<Record<NoticeChannel, NoticeKind[]>>;
  /** `HH:MM` in Sweden. */
  quiet_from: string | null;
  quiet_to: string | null;
  is_digest: boolean;
};

/** Something that notices tell of, and that has been seen to. */
export type NoticeMomentTable = {
  kind: NoticeKind;
  post_id: number;
  occasion: string;
  happened: Instant;
};

/** A notice that is to be sent, or has been. */
export type NoticeDeliveryTable = {
  id: Generated<number>;
  user_id: number;
  channel: NoticeChannel;
  kind: NoticeKind;
  post_id: number;
  occasion: string;
  due: Instant;
  attempts: Generated<number>;
  lease_owner: string | null;
  lease_until: InstantOrNull;
  done: InstantOrNull;
  /** `dropped`: it had been settled, or could not be seen any more. */
  outcome: 'sent' | 'dropped' | 'failed' | null;
};

/** A browser on which somebody wants notices. Source: ADR 0065 */
export type NoticeDeviceTable = {
  id: Generated<number>;
  user_id: number;
  /** The session that it was chosen in: once that has been ended by somebody, nothing is sent there. */
  token_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created: Instant;
};

/** What somebody has said of a post or a block, beside it. Source: ADR 0069 */
export type PostCommentTable = {
  id: Generated<number>;
  post_id: number;
  /** null for the one that begins a thread, which alone has a block and can be resolved. */
  thread_id: number | null;
  block_id: string | null;
  author_id: number;
  text: string;
  created: Instant;
  edited: InstantOrNull;
  resolved: InstantOrNull;
  resolved_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** Its words are gone; it stays for as long as there are answers to it. */
  removed: InstantOrNull;
  /** Other words for a text of the post, of one that begins a thread; `comments/suggestion.ts` knows its shape. */
  suggestion: ColumnType<unknown, string | null | undefined, string | null>;
  /** What became of the suggestion, of a thread that is resolved by that. */
  outcome: ColumnType<
    'used' | 'dismissed' | null,
    'used' | 'dismissed' | null | undefined,
    'used' | 'dismissed' | null
  >;
};

/** A view of a list of the administration; of nobody in particular where all see it. Source: ADR 0067 */
export type SavedViewTable = {
  id: Generated<number>;
  user_id: number | null;
  list: ViewedList;
  name: string;
  /** No two that somebody chooses between have the same. */
  folded_name: string;
  query: string;
  columns: ColumnType<string[] | null, string | null, string | null>;
};

/** What another sender tells the public. Source: ADR 0049 */
export type ExternalMessageTable = {
  source: ExternalSource;
  identifier: string;
  /** What Sveriges Radio calls the event that a message is about; null where it is not given. */
  incident: string | null;
  /** Identifiers of earlier messages that it has taken the place of. */
  replaces: Json<string[]>;
  is_update: boolean;
  sent: Instant;
  expires: Instant;
  title: string;
  description: string;
  areas: Json<string[]>;
  language: string;
  web: string;
  municipality_code: string;
  received: Instant;
  /** null while it is in force, unless it has expired. */
  ended: InstantOrNull;
  ended_by: ColumnType<
    ExternalMessageEnd | null,
    ExternalMessageEnd | null | undefined,
    ExternalMessageEnd | null
  >;
};

/** What has ended a message: a later one in its place, the sender, its own time, or that it is not listed any more. */
export type ExternalMessageEnd = 'update' | 'cancel' | 'expiry' | 'withdrawal';

/** The tables, as the migrations leave them. */
export type Schema = {
  audit_entry: AuditEntryTable;
  audit_head: { id: Generated<number>; last_id: number; last_hash: Buffer };
  node: NodeTable;
  category: CategoryTable;
  category_node: { category_id: number; node_id: number };
  capability: { key: string; description: string };
  role: { id: Generated<number>; key: string; name: string; name_key: string };
  role_capability: { role_id: number; capability_key: string; value: boolean };
  app_user: UserTable;
  reading_mark: ReadingMarkTable;
  sign_in_failure: SignInFailureTable;
  person_key: { user_id: number; key: Buffer };
  passkey_owner: { user_id: number; handle: Buffer };
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  known_device: { hash: Buffer; user_id: number; seen: Instant };
  user_role: { user_id: number; role_id: number };
  user_node: { user_id: number; node_id: number };
  user_job: { user_id: number; category_id: number };
  user_capability: { user_id: number; capability_key: string; value: boolean };
  token: TokenTable;
  saml_request: SamlRequestTable;
  saml_assertion_seen: { id: string; not_on_or_after: Instant };
  saml_session: SamlSessionTable;
  external_message: ExternalMessageTable;
  installation: { key: string; value: Json<unknown> };
  media: MediaTable;
  media_file: MediaFileTable;
  media_version: MediaVersionTable;
  media_leftover: { stored_name: string; noted_date: Instant };
  /** Which posts a post links to, by slugs that they have or once had; also some that there is no post of. */
  post_link: { post_id: number; slug: string };
  media_use: { post_id: number; media_id: number; field: MediaUseField };
  link: LinkTable;
  fire_ban: FireBanTable;
  accessibility_finding: AccessibilityFindingTable;
  accessibility_check: AccessibilityCheckTable;
  external_link: ExternalLinkTable;
  external_link_use: { link_id: number; post_id: number };
  external_link_check: {
    id: number;
    started_date: InstantOrNull;
    ended_date: InstantOrNull;
    is_cut_off: boolean;
    asked: Generated<number>;
  };
  site_look: { id: number; logo_media_id: number | null; colour: string | null };
  lack_report: LackReportTable;
  page_visit: { day: string; path: string; count: number; yes: number; no: number };
  page_comment: { id: Generated<number>; day: string; path: string; text: string };
  search_visit: { day: string; text: string; count: number };
  push_subscription: PushSubscriptionTable;
  push_alert: PushAlertTable;
  push_send: PushSendTable;
  push_postponed: PushPostponedTable;
  notice_read: NoticeReadTable;
  notice_choice: NoticeChoiceTable;
  notice_moment: NoticeMomentTable;
  notice_delivery: NoticeDeliveryTable;
  notice_device: NoticeDeviceTable;
  saved_view: SavedViewTable;
  user_link: { user_id: number; link_id: number; sort: number };
  post: PostTable;
  post_node: { post_id: number; node_id: number };
  post_category: { post_id: number; category_id: number };
  post_user: { post_id: number; user_id: number };
  post_editor: { post_id: number; user_id: number };
  post_version: PostVersionTable;
  post_working_copy: { post_id: number; number: number };
  post_working_copy_version: WorkingCopyVersionTable;
  working_copy_media: { post_id: number; media_id: number };
  post_presence: {
    post_id: number;
    user_id: number;
    client: string;
    state: 'writing' | 'idle';
    /** Where they write; of these two one at most. */
    field: 'title' | 'excerpt' | null;
    block_id: string | null;
    since: Instant;
    seen: Instant;
  };
  post_comment: PostCommentTable;
  comment_mention: { id: Generated<number>; comment_id: number; user_id: number; created: Instant };
  preview_link: PreviewLinkTable;
  post_creation: { user_id: number; key: string; post_id: number | null; created_date: Instant };
  acknowledgement: { post_id: number; user_id: number; round: number; acknowledged_date: Instant };
  acknowledgement_reminder: AcknowledgementReminderTable;
  post_redirect: { slug: string; post_id: number; created_date: Instant };
  scheduled_change: ScheduledChangeTable;
  alert_request: AlertRequestTable;
  post_review: PostReviewTable;
  post_template: PostTemplateTable;
  shared_block: SharedBlockTable;
  shared_block_version: SharedBlockVersionTable;
  shared_block_media: { shared_block_id: number; media_id: number };
  post_shared_block: { post_id: number; shared_block_id: number };
  post_like: { id: Generated<number>; post_id: number; user_id: number; created_date: InstantOrNow };
  search_entry: SearchEntryTable;
  search_word: { id: Generated<number>; word: string; folded: string };
  search_miss: { day: string; text: string; count: number };
};
