import { checkTree, newBlock, sharedBlock, walkTree } from '@brandpost/cms-blocks';
import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import {
  type ContentNode,
  emptyPostFields,
  type PostFields,
  SHARED_BLOCK_MAX_BYTES,
  SHARED_BLOCK_MAX_COUNT,
  SHARED_BLOCK_MAX_NODES,
} from '@brandpost/domain';
import type { SharedBlockBody } from '@brandpost/rubicore-api';
import { messages, validateSharedBlock } from '@brandpost/validation';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { unprocessable } from '../errors.ts';
import { requireMended } from '../posts/writing/publishing-gate.ts';
import { requireValid } from '../validity/require-valid.ts';
import type { StoredSharedBlock } from './queries.ts';

/** What is saved of one: its name without spaces around it, and its blocks judged and sanitised. */
export type JudgedSharedBlock = { name: string; folded_name: string; content: ContentNode[] };

/**
 * Judges a shared block as a page is judged that is published: it is out as soon as it is saved.
 * @param before what it was; null for a new one. Faults that it has already do not stop it
 * @throws unprocessable with every field that has to be mended
 */
export async function checkSharedBlock(
  trx: Database,
  before: StoredSharedBlock | null,
  body: SharedBlockBody,
  { viewer, now }: { viewer: ApiViewer; now: Date },
): Promise<JudgedSharedBlock> {
  requireValid(validateSharedBlock({ name: body.name }));
  const name = body.name.trim();
  const judged = {
    name,
    folded_name: name.normalize('NFC').toLowerCase(),
    content: judgedContent(body.content),
  };
  await requirePlace(trx, before?.id ?? 0, judged.folded_name);
  const wasPage = before === null ? null : asPage(before);
  await requireMended(trx, asPage(judged), { viewer, now, before: wasPage, override: null });
  return judged;
}

/** Blocks that may stand in a shared one, within its limits. A shared one may not. */
function judgedContent(content: ContentNode[]): ContentNode[] {
  if (content.length === 0) throw unprocessable([{ field: 'content', message: messages.required }]);
  const tree = checkTree([{ ...newBlock(sharedBlock, 'shared'), children: content }]);
  if (!tree.ok) {
    throw unprocessable(
      tree.error.map(({ path, message }) => ({
        field: `content${path.replace(/^\/0\/children/, '')}`,
        message,
      })),
    );
  }
  const nodes = sanitizeTree(tree.value[0]?.children ?? []);
  const count = Array.from(walkTree(nodes)).length;
  if (count > SHARED_BLOCK_MAX_NODES) {
    throw unprocessable([
      { field: 'content', message: messages.sharedBlockTooLarge(SHARED_BLOCK_MAX_NODES) },
    ]);
  }
  if (Buffer.byteLength(JSON.stringify(nodes)) > SHARED_BLOCK_MAX_BYTES) {
    throw unprocessable([{ field: 'content', message: 'Innehållet är för stort för ett gemensamt block' }]);
  }
  return nodes;
}

/** The gate asks about a post: a page that says nothing else. */
function asPage({ name, content }: Pick<StoredSharedBlock, 'name' | 'content'>): PostFields {
  return { ...emptyPostFields(), type: 'page', status: 'publish', title: name, content };
}

/** One at a time, so that two who save do not both find the name free. */
async function requirePlace(trx: Database, id: number, foldedName: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PLACE_LOCK})`.execute(trx);
  const others = await trx
    .selectFrom('shared_block')
    .select('folded_name')
    .where('id', '!=', id)
    .where('deleted_date', 'is', null)
    .execute();
  const message = others.some((other) => other.folded_name === foldedName)
    ? messages.sharedBlockNameTaken
    : others.length >= SHARED_BLOCK_MAX_COUNT
      ? messages.tooManySharedBlocks(SHARED_BLOCK_MAX_COUNT)
      : null;
  if (message !== null) throw unprocessable([{ field: 'name', message }]);
}

/** Any number of our own. */
const PLACE_LOCK = 5_820_141;
