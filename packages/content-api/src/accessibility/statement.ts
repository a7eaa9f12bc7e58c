import { MEDIA_PATH } from '@brandpost/cms-blocks';
import { type PostType, pathOfPost } from '@brandpost/domain';
import type {
  AccessibilityFinding,
  AccessibilityStatement,
  AccessibilityWords,
} from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { VISITOR } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { readInstallationValue } from '../db/installation-value.ts';
import { mediaVisibleTo } from '../posts/rights/visible-media.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';
import { criterionName } from './criteria.ts';
import { readCheck, readFindings } from './findings.ts';

/** Fact about the installation: what editors write in the accessibility statement. */
export const WORDS_KEY = 'accessibility-words';

export type KeptWords = AccessibilityWords & { updatedAt: string };

const NO_WORDS: AccessibilityWords = {
  ...{ level: 'partial', lacks: '', burdens: '', outside: '', methods: '', assessedOn: '', email: '' },
  telephone: '',
};

/**
 * What was found, on pages that visitors still see and nowhere else: a page that has been taken back is named to nobody.
 */
export async function publicFindings(db: Database, now: Date): Promise<AccessibilityFinding[]> {
  const [found, visible] = await Promise.all([readFindings(db), visiblePaths(db, now)]);
  return found.flatMap(({ firstSeen, lastSeen, ...finding }) => {
    const postId = visible.posts.get(finding.path);
    const isSeen = postId !== undefined || visible.files.has(finding.path) || NO_POST.test(finding.path);
    if (!isSeen) return [];
    return [
      {
        ...finding,
        postId: postId ?? null,
        criterionName: criterionName(finding.criterion),
        firstSeen: firstSeen.toISOString(),
        lastSeen: lastSeen.toISOString(),
      },
    ];
  });
}

/** Pages that are of the site itself, and those of e-services. */
const NO_POST = /^\/(?:[^/]*|e-tjanster\/[^/]*)$/;

async function visiblePaths(
  db: Database,
  now: Date,
): Promise<{ posts: Map<string, number>; files: Set<string> }> {
  const { rows } = await sql<{ id: number; type: PostType; slug: string }>`
    select post.id, type, slug from post where ${visibleTo(VISITOR, now)}`.execute(db);
  const { rows: files } = await sql<{ name: string }>`select media_file.name from media_file
    join media on media.id = media_file.media_id
    where media_file.file_type = 'application/pdf' and ${mediaVisibleTo(VISITOR, now)}`.execute(db);
  return {
    posts: new Map(rows.map((post) => [pathOfPost(post), post.id])),
    files: new Set(files.map(({ name }) => MEDIA_PATH + name)),
  };
}

export async function readWords(db: Database): Promise<KeptWords | null> {
  return await readInstallationValue<KeptWords>(db, WORDS_KEY);
}

export async function readStatement(db: Database, now: Date): Promise<AccessibilityStatement> {
  const [kept, findings, check] = await Promise.all([
    readWords(db),
    publicFindings(db, now),
    readCheck(db, now),
  ]);
  const { updatedAt, ...words } = kept ?? { ...NO_WORDS, updatedAt: null };
  return {
    words,
    findings: findings.map(({ path, title, message, criterion, criterionName: name }) => ({
      ...{ path, title, message, criterion },
      criterionName: name,
    })),
    checkedAt: check.endedAt,
    updatedAt,
  };
}
