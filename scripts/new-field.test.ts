import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy, stepsFor } from './project-copy.fixtures.ts';

/*
 * A field of a post is added to a copy of the project by the steps in CONTRIBUTING.md: in as many files as are changed
 * here. What is written in it is saved, kept, exported, imported, served, merged and shown.
 */
const MINUTES = 60_000;

const FIELDS = 'packages/domain/src/entities/post.ts';
const MIGRATION = 'packages/content-api/src/migrations/9999-byline.ts';
const MIGRATIONS = 'packages/content-api/src/migrations/migrations.ts';
const RULES = 'packages/validation/src/entities/post.ts';
const TEXTS = 'apps/web/src/features/editor/post-editor-texts.ts';
const PANEL = 'apps/web/src/features/editor/post/author-panel.tsx';
const ARTICLE = 'apps/web/src/features/news/news-article.tsx';
/** Where the compiler notices that the field has no label. */
const NAMES = 'apps/web/src/features/editor/draft/field-names.ts';

const UP = `
import { type Kysely, sql } from 'kysely';

/** Who has contributed to a post, in words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table post add column byline text not null default ''\`.execute(db);
}
`;

const INPUT = `      <TextField
        label={fields.byline}
        value={draft.byline}
        onChange={(byline) => change({ byline }, 'byline')}
        field="byline"
        error={errors.get('byline')}
      />
`;

/** Runs in the copy, beside the content API's sources. */
const IN_THE_API = `
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDraft } from '@brandpost/domain';
import { draftToWire } from '@brandpost/rubicore-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISITOR } from './access/api-viewer.ts';
import { THE_SYSTEM } from './changes/actor.ts';
import { exportContent } from './content-file/export-content.ts';
import { importContent } from './content-file/import-content.ts';
import { readContentFile } from './content-file/read-content-file.ts';
import type { OpenDatabase } from './db/database.ts';
import { openMigratedDatabase } from './migrations/migrate.ts';
import { readVersion } from './posts/storage/post-version.ts';
import { readPosts } from './posts/reading/queries.ts';
import { readPost } from './posts/storage/read-post.ts';
import { changePost, createPost } from './posts/writing/save-post.ts';
import { readWrittenPost, wireHead } from './posts/reading/wire-post.ts';
import { saveWorkingCopy } from './posts/history/working-copy.ts';

const byline = 'Text: Bente Sand';
const now = new Date('2026-11-20T10:00:00Z');
const grants = [{ key: 'create_post', value: true }];
const viewer = { ...VISITOR, userId: 1, isAdministrator: true, grants };
const saving = { viewer, by: THE_SYSTEM, now, alertApproval: { isRequired: false } };
const folder = mkdtempSync(join(tmpdir(), 'brandpost-new-field-'));
let database: OpenDatabase;
let id: number;
beforeAll(async () => {
  database = await openMigratedDatabase({ kind: 'pglite', dataDir: folder });
  await database.db.insertInto('node').values({ name: 'Alla', name_key: 'alla', value: 'alla', parent_id: null }).execute();
  await database.db
    .insertInto('app_user')
    .values({ uid: 'a', username: 'a', password_hash: null, first_name: '', last_name: '', display_name: '', display_name_key: '' })
    .execute();
  const draft = { ...emptyDraft(), type: 'news' as const, title: 'Byline', slug: 'byline', status: 'draft' as const, byline };
  id = await createPost(database.db, draftToWire(draft), saving);
}, 240_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('is saved, kept in a version and in a working copy, and answered', async () => {
  const { db } = database;
  const stored = await readPost(db, id);
  if (stored === null) throw new Error('It is not there.');
  expect(stored.fields.byline).toBe(byline);
  expect((await readVersion(db, id, 1))?.fields.byline).toBe(byline);
  const copy = await saveWorkingCopy(db, stored, { body: { title: 'X' }, meant: null, base: undefined }, saving);
  expect(copy.post.byline).toBe(byline);
  expect((await readWrittenPost(db, id, now)).byline).toBe(byline);
  const [row] = await readPosts(db, viewer, { ids: [id], withContent: false, now });
  expect(row && wireHead(row).byline).toBe(byline);
});

it('goes out in a file and comes in again', async () => {
  const { db } = database;
  const text = JSON.stringify(await exportContent(db));
  const stored = await readPost(db, id);
  if (stored === null) throw new Error('It is not there.');
  await changePost(db, stored, { byline: null }, saving);
  expect((await readPost(db, id))?.fields.byline).toBe('');
  await db.transaction().execute((trx) => importContent(trx, readContentFile(text), saving));
  expect((await readPost(db, id))?.fields.byline).toBe(byline);
});
`;

/** Runs in the copy, beside the web app's sources. */
const IN_THE_WEB_APP = `
import { emptyDraft } from '@brandpost/domain';
import { createClient, decodePost } from '@brandpost/rubicore-api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { paths } from './addresses/paths.ts';
import { createServices, ServicesProvider } from './api/services.ts';
import { draftOfPost } from './features/editor/draft/draft-of-post.ts';
import { mergeDrafts } from './features/editor/draft/merge-drafts.ts';
import { differencesOf } from './features/editor/history/differences.ts';
import { AuthorPanel } from './features/editor/post/author-panel.tsx';
import { changedBody } from './features/editor/scheduled-change/changed-body.ts';
import { NewsArticle } from './features/news/news-article.tsx';
import { VISITOR } from './session/session.fixtures.ts';

const byline = 'Text: Bente Sand';
const post = decodePost({ id: 1, type: 'news', title: 'T', slug: 't', byline });
if (post === null) throw new Error('It makes no sense.');
const draft = draftOfPost(post);
const now = new Date('2026-11-20T10:00:00Z');
const transport = () => Promise.reject(new TypeError('The test has no network.'));
const referenceData = { root: null, groups: [], jobs: [], pages: [], eServices: [] };

it('is written in its field', () => {
  const client = createClient(transport);
  const editing = { draft, change: () => {}, errors: new Map(), referenceData, client, roundOut: null };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AuthorPanel {...editing} />
    </QueryClientProvider>,
  );
  expect(html).toContain('Medverkande');
  expect(html).toContain(byline);
});

it('is compared, merged and scheduled', () => {
  const before = { ...draft, byline: '' };
  const known = { referenceData, people: new Map() };
  expect(differencesOf(before, draft, known).fields).toMatchObject([{ name: 'Medverkande', before: '', after: byline }]);
  expect(mergeDrafts(before, { ...before, title: 'U' }, draft).merged).toMatchObject({ title: 'U', byline });
  expect(changedBody(before, draft)).toEqual({ byline });
  expect(emptyDraft().byline).toBe('');
});

it('is shown to readers', () => {
  const services = createServices({
    ...{ origin: 'https://www.example.se', transport, now, clock: () => now, session: VISITOR, sessionParts: null },
    ...{ site: 'public', address: paths.newsList, signIn: { password: true, passkeys: [], singleSignOn: true } },
  });
  const article = (
    <NewsArticle post={post} resources={{ isLive: false, media: [], links: [], vacancies: [] }} related={[]} />
  );
  const html = renderToStaticMarkup(
    <ServicesProvider value={services}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: article }])} />
    </ServicesProvider>,
  );
  expect(html).toContain(byline);
});
`;

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject(['apps/web', 'packages']);
}, 5 * MINUTES);
afterAll(() => copy.remove());

describe('a new field of a post', () => {
  it(
    'is a line; where its label is missing does not compile',
    async () => {
      copy.putBefore(FIELDS, "  pseudoAuthor: 'text',\n", "  byline: 'text',\n");
      copy.putBefore(
        ARTICLE,
        '          {post.pseudoAuthor',
        '          {post.byline && <span>{post.byline}</span>}\n',
      );
      expect(await copy.filesWithErrors('apps/web')).toEqual([NAMES]);
    },
    5 * MINUTES,
  );

  it(
    'is saved, kept, exported, imported, answered, merged and shown',
    async () => {
      copy.write(MIGRATION, UP);
      copy.putBefore(MIGRATIONS, '\n/** Every migration', "import * as byline from './9999-byline.ts';\n");
      copy.putBefore(MIGRATIONS, '};', "  '9999-byline': byline,\n");
      copy.repeatLine(RULES, 'pseudoAuthor', 'byline');
      copy.putBefore(TEXTS, '    pseudoAuthor:', "    byline: 'Medverkande',\n");
      copy.putBefore(PANEL, '      <MomentField', INPUT);
      expect(copy.changedFiles()).toHaveLength(7);

      const inTheApi = 'packages/content-api/src/new-field.test.ts';
      const inTheWebApp = 'apps/web/src/new-field.test.tsx';
      copy.write(inTheApi, IN_THE_API);
      copy.write(inTheWebApp, IN_THE_WEB_APP);
      const { code, output } = await copy.test([inTheApi, inTheWebApp]);
      expect({ code, output }).toMatchObject({ code: 0 });
      expect(output).toMatch(/Tests +5 passed/);
    },
    5 * MINUTES,
  );

  it('needs no more than CONTRIBUTING.md says', () => {
    const steps = stepsFor('A field of a post.');
    for (const file of [FIELDS, RULES]) expect(steps).toContain(`\`${file}\``);
    for (const word of [
      'migration',
      '`post-editor-texts.ts`',
      'apps/web/src/features/editor/post`',
      'readers',
    ]) {
      expect(steps).toContain(word);
    }
  });
});
