import { isOutOrScheduled, type PostFields } from '@brandpost/domain';
import type { AlertLogAction } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { findList } from '../lists/find-list.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Answer, Call } from '../plugins/catalogue-calls.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';

type Row = {
  id: number;
  at: Date;
  actorName: string | null;
  isByPerson: boolean;
  subjectName: string | null;
  postId: number;
  title: string;
  isDrill: boolean;
  action: string;
  before: string | null;
  after: string | null;
};

const SORT_COLUMNS: SortColumns = new Map([['id', 'audit_entry.id']]);
/** What changes an alert itself. */
const WRITES = [
  ...[
    'create',
    'create-published',
    'update',
    'publish',
    'withdraw',
    'schedule-publishing',
    'trash',
    'restore',
    'scheduled',
  ],
  ...['request-alert', 'approve', 'deny-alert', 'cancel-alert-request'],
].map((name) => `post.${name}`);
/** Before there was the second one, the first was also said of what was published at once. */
const CREATIONS: ReadonlySet<string> = new Set(['post.create', 'post.create-published']);
const WRITTEN_ALERTS = sql`audit_entry join post on post.id::text = audit_entry.entity_id`;
const COLUMNS = sql`audit_entry.id, audit_entry.at, audit_entry.actor_id is not null as "isByPerson",
  (select display_name from app_user where id = audit_entry.actor_id) as "actorName",
  (select display_name from app_user where id = audit_entry.subject_id) as "subjectName",
  post.id as "postId", post.title, coalesce(post.alert->>'isDrill', 'false') = 'true' as "isDrill",
  audit_entry.action, audit_entry.before, audit_entry.after`;

/** What was done with the alerts that somebody may read. */
export async function findAlertLog(
  db: Database,
  { viewer, now }: { viewer: ApiViewer; now: Date },
  query: Call<'listAlertLog'>['query'],
): Promise<Answer<'listAlertLog'>> {
  const { postId, from } = query;
  const conditions = [
    sql<boolean>`audit_entry.entity = 'post' and audit_entry.action = any(${WRITES}::text[])`,
    sql<boolean>`post.type = 'alert'`,
    visibleTo(viewer, now),
    ...(postId === undefined ? [] : [sql<boolean>`post.id = ${postId}`]),
    ...(from === undefined ? [] : [sql<boolean>`audit_entry.at >= ${new Date(from)}`]),
  ];
  const { rows, total } = await findList<Row>(
    db,
    {
      ...{ table: 'audit_entry', from: WRITTEN_ALERTS, columns: COLUMNS, conditions },
      ...{ sortColumns: SORT_COLUMNS, defaultSort: 'id DESC' },
    },
    query,
  );
  return { rows: rows.map(wireEntry), total };
}

function wireEntry({ before, after, action, at, actorName, subjectName, ...row }: Row) {
  return {
    ...row,
    at: at.toISOString(),
    actorName: actorName ?? '',
    subjectName: subjectName ?? '',
    ...alertStep({ action, at, before: JSON.parse(before ?? 'null'), after: JSON.parse(after ?? 'null') }),
  };
}

/** A write of a post, as the audit log has it: of a change only what it changed, of a denial its reason. */
type PostWrite = {
  action: string;
  at: Date;
  before: Partial<PostFields> | null;
  after: (Partial<PostFields> & { reason?: string }) | null;
};

/** What a write meant for an alert. */
type AlertStep = { action: AlertLogAction; text: string; until: string | null };

/** What somebody did with an alert when they wrote it: of several things at once the one that readers saw most of. */
export function alertStep({ action, at, before, after }: PostWrite): AlertStep {
  const step = (name: AlertLogAction, text = ''): AlertStep => ({ action: name, text, until: null });
  if (action === 'post.trash') return step('trashed');
  if (action === 'post.restore') return step('restored');
  const title = after?.title ?? '';
  if (action === 'post.request-alert') return step('requested', title);
  if (action === 'post.approve') return step('approved', title);
  if (action === 'post.deny-alert') return step('denied', after?.reason);
  if (action === 'post.cancel-alert-request') return step('request-cancelled');
  if (CREATIONS.has(action)) return step(after?.status === 'draft' ? 'drafted' : 'published', title);
  if (isOutOrScheduled(after?.status)) return step('published', title);
  if (after?.status !== undefined) return step('unpublished');
  const [alertBefore, alertAfter] = [before?.alert ?? null, after?.alert ?? null];
  if (alertAfter?.withdrawnAt && !alertBefore?.withdrawnAt) return step('withdrawn');
  if (alertAfter?.allClearAt && !alertBefore?.allClearAt) return step('all-clear');
  if (alertAfter?.allClearAt === null && alertBefore?.allClearAt)
    return step('resumed', alertAfter.updates[0]?.text);
  if ((alertAfter?.updates.length ?? 0) > (alertBefore?.updates.length ?? 0)) {
    return step('updated', alertAfter?.updates[0]?.text);
  }
  const end = after?.unpublishedDate;
  if (end === undefined) return step('corrected', title);
  if (end !== null && Date.parse(end) <= at.getTime()) return step('ended');
  return { action: 'end-changed', text: '', until: end };
}
