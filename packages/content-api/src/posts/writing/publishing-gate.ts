import { checkContent, type Finding, knownSite, targetsOf } from '@brandpost/cms-blocks/editing';
import { isOutOrScheduled, type PostFields } from '@brandpost/domain';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { unprocessable } from '../../errors.ts';
import { resolveContent } from '../../shared-content/resolve-content.ts';
import { findKnownTargets } from '../targets/find-known-targets.ts';
import type { Override } from './override.ts';

type Publishing = {
  viewer: ApiViewer;
  now: Date;
  /** What the post was; null for a new one. */
  before: PostFields | null;
  override: Override | null;
};

/**
 * Publishes nothing that the editor's checks say must be mended: a link that leads nowhere never, anything else not
 * without a reason for the log. What is out with a fault already may be saved again; an alert waits for nothing.
 * @param after the post as it will be, its content judged and sanitised
 * @throws unprocessable with each fault in words
 */
export async function requireMended(
  db: Database,
  after: PostFields,
  { viewer, now, before, override }: Publishing,
): Promise<void> {
  if (!isOutOrScheduled(after.status)) return;
  const musts = await mustsOf(db, after, viewer, now);
  if (musts.length === 0) return;
  const isKnown = new Set(
    before !== null && isOutOrScheduled(before.status)
      ? (await mustsOf(db, before, viewer, now)).map(keyOf)
      : [],
  );
  const stopping = musts.filter(
    (must) => !isKnown.has(keyOf(must)) && !(override !== null && must.mayOverride),
  );
  if (stopping.length > 0) {
    throw unprocessable(
      stopping.map(({ message, help }) => ({ field: 'content', message: `${message} ${help}` })),
    );
  }
}

async function mustsOf(db: Database, fields: PostFields, viewer: ApiViewer, now: Date): Promise<Finding[]> {
  const { content, type, title, excerpt, blurbs, info } = fields;
  const tree = await resolveContent(db, content);
  const post = { type, title, excerpt, blurbs, info };
  const targets = targetsOf({ tree, post });
  const known = knownSite(targets, await findKnownTargets(db, viewer, targets, now));
  return checkContent({ tree, post, known }).filter(({ severity }) => severity === 'must');
}

function keyOf({ code, blockId, message }: Finding): string {
  return [code, blockId, message].join(' ');
}
