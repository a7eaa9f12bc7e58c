import { type ContentNode, emptyAlertDetails, emptyDraft, ROOT_PARENT_ID } from '@brandpost/domain';
import { draftToWire, type PostBody } from '@brandpost/rubicore-api';
import { validateCategory, validateLink } from '@brandpost/validation';
import type { ApiViewer } from '../access/api-viewer.ts';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { writeLink } from '../links/write-link.ts';
import { lockPost } from '../posts/storage/read-post.ts';
import { NO_APPROVAL } from '../posts/writing/alert-approval.ts';
import { changePost, createPost } from '../posts/writing/save-post.ts';
import { requireValid } from '../validity/require-valid.ts';
import { type ContentFile, linkKey, PATH_SEPARATOR, type PostInFile } from './content-file.ts';
import { type Names, readNames } from './names.ts';
import { renameReferences } from './references-in-blocks.ts';

/** What an import has done; `missing` names what the file refers to and this service has not. */
export type ImportReport = { created: number; changed: number; unchanged: number; missing: string[] };

/** Anyone who runs the command line has the database: an archive of alerts waits for nobody. */
const alertApproval = NO_APPROVAL;

type Importing = { viewer: ApiViewer; by: Actor; now: Date; onPost?: (done: number, total: number) => void };

/**
 * Takes content into a service, all of it or nothing, by the rules that hold for anyone who writes it. What is there
 * already is known by path, key, name or slug and changed; files are not in the file, so pictures have to be there.
 * Belongs in a transaction.
 * @throws ApiFailure for what breaks a rule
 */
export async function importContent(
  trx: Database,
  file: ContentFile,
  importing: Importing,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, changed: 0, unchanged: 0, missing: [] };
  await importNodes(trx, file, importing, report);
  await importCategories(trx, file, importing, report);
  await importLinks(trx, file, importing, report);
  const posts = parentsFirst(file.posts);
  const names = withNewPosts(await readNames(trx));
  for (const [index, post] of posts.entries()) {
    await importPost(trx, post, { ...importing, names }, report);
    importing.onPost?.(index + 1, posts.length);
  }
  report.missing = [...new Set(report.missing)].sort();
  return report;
}

async function importNodes(
  trx: Database,
  file: ContentFile,
  { by, now }: Importing,
  report: ImportReport,
): Promise<void> {
  for (const { path, value } of file.nodes.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const names = await readNames(trx);
    if (names.idOf.node(path) !== null) {
      report.unchanged++;
      continue;
    }
    const parts = path.split(PATH_SEPARATOR);
    const name = parts.at(-1) ?? path;
    const parent = parts.length === 1 ? null : names.idOf.node(parts.slice(0, -1).join(PATH_SEPARATOR));
    const row = { name, name_key: swedishSortKey(name), value, parent_id: parent };
    const { id } = await trx.insertInto('node').values(row).returning('id').executeTakeFirstOrThrow();
    await recordChange(
      trx,
      by,
      { action: 'node.create', entity: 'node', entityId: id, after: { name, value, parent }, isPublic: true },
      now,
    );
    report.created++;
  }
}

async function importCategories(
  trx: Database,
  file: ContentFile,
  { by, now }: Importing,
  report: ImportReport,
): Promise<void> {
  const names = await readNames(trx);
  for (const { key, name, type, nodes } of file.categories) {
    requireValid(validateCategory({ key, name, type }));
    if (names.idOf.category(key) !== null) {
      report.unchanged++;
      continue;
    }
    const { id } = await trx
      .insertInto('category')
      .values({ key, name, name_key: swedishSortKey(name), type })
      .returning('id')
      .executeTakeFirstOrThrow();
    const nodeIds = nodes.flatMap((path) => names.idOf.node(path) ?? []);
    const ties = nodeIds.map((node_id) => ({ category_id: id, node_id }));
    if (ties.length > 0) await trx.insertInto('category_node').values(ties).execute();
    const after = { key, name, type, nodeIds };
    await recordChange(
      trx,
      by,
      { action: 'category.create', entity: 'category', entityId: id, after, isPublic: true },
      now,
    );
    report.created++;
  }
}

async function importLinks(
  trx: Database,
  file: ContentFile,
  { by, now }: Importing,
  report: ImportReport,
): Promise<void> {
  const names = await readNames(trx);
  for (const link of file.links) {
    requireValid(validateLink(link));
    const id = names.idOf.link(linkKey(link));
    if (id !== null) {
      report.unchanged++;
      continue;
    }
    const made = await writeLink(trx, link);
    await recordChange(
      trx,
      by,
      { action: 'link.create', entity: 'link', entityId: made, after: link, isPublic: true },
      now,
    );
    report.created++;
  }
}

/** Pages refer to those before them, which this import may just have made. */
type GrowingNames = Names & { posts: Map<string, number> };

function withNewPosts(names: Names): GrowingNames {
  const posts = new Map<string, number>();
  return {
    ...names,
    posts,
    idOf: { ...names.idOf, post: (slug) => posts.get(slug) ?? names.idOf.post(slug) },
  };
}

async function importPost(
  trx: Database,
  post: PostInFile,
  { names, ...importer }: Importing & { names: GrowingNames },
  report: ImportReport,
): Promise<void> {
  const importing = { ...importer, alertApproval, isJudged: true };
  const body = bodyFrom(post, names, report.missing);
  const id = names.idOf.post(post.slug);
  if (id === null) {
    names.posts.set(post.slug, await createPost(trx, body, importing));
    report.created++;
    return;
  }
  const stored = await lockPost(trx, id);
  if (stored === null) return;
  const after = await changePost(trx, stored, body, importing);
  if (after.version === stored.version) report.unchanged++;
  else report.changed++;
}

function bodyFrom(post: PostInFile, names: Names, missing: string[]): PostBody {
  const find = (what: keyof Names['idOf'], name: string): number[] => {
    const id = names.idOf[what](name);
    if (id === null) missing.push(`${what} ${name}`);
    return id === null ? [] : [id];
  };
  const [parentId = ROOT_PARENT_ID] = post.parent === null ? [] : find('post', post.parent);
  const [mediaId = null] = post.media === null ? [] : find('media', post.media);
  const [authorId = null] = post.author === null ? [] : find('user', post.author);
  const [translationOfId = null] = post.translationOf === null ? [] : find('post', post.translationOf);
  const { parent, media, author, translationOf, nodes, categories, users, editors, ...underTheirNames } =
    post;
  return draftToWire({
    ...emptyDraft(),
    ...underTheirNames,
    // A file that was written before there were maps has no areas.
    alert: post.alert && { ...emptyAlertDetails(), ...post.alert },
    ...{ parentId, mediaId, authorId, translationOfId },
    nodeIds: nodes.flatMap((path) => find('node', path)),
    categoryIds: categories.flatMap((key) => find('category', key)),
    userIds: users.flatMap((uid) => find('user', uid)),
    editorIds: editors.flatMap((uid) => find('user', uid)),
    content: renameReferences(post.content as ContentNode[], {
      link: (name) => find('link', String(name))[0] ?? null,
      media: (filename) => find('media', filename)[0] ?? null,
    }),
  });
}

/** Pages after those that they lie under, or are versions of; a circle is cut where it is met, and the rules refuse what is left of it. */
function parentsFirst(posts: readonly PostInFile[]): PostInFile[] {
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const ordered = new Set<PostInFile>();
  const visit = (post: PostInFile, above: ReadonlySet<string>) => {
    for (const slug of [post.parent, post.translationOf]) {
      const earlier = slug === null ? undefined : bySlug.get(slug);
      if (earlier !== undefined && !above.has(earlier.slug)) visit(earlier, new Set([...above, post.slug]));
    }
    ordered.add(post);
  };
  for (const post of posts) visit(post, new Set());
  return [...ordered];
}
