import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { startBff, startServer, stopServer } from '../own-stack.ts';
import { hostileNames, hostilePost } from './hostile-content.ts';

/** The whole product over a database into which hostile content has been written past the API. */
export async function startHostileStack() {
  const dataDir = await mkdtemp(join(tmpdir(), 'brandpost-hostile-'));
  const seeding = await startServer('packages/content-api/dist/server.js', { DATA_DIR: dataDir, PORT: '0' });
  await stopServer(seeding);
  await poison(join(dataDir, 'database'));
  const { origin, bff } = await startBff({ DATA_DIR: dataDir });
  return { origin, stop: () => stopServer(bff) };
}

async function poison(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  const { slug, title, excerpt, blurb, info, contact, content } = hostilePost;
  await database.query(
    `update post set slug = $1, title = $2, excerpt = $3, blurb = $4, info = $5, contact = $6, content = $7
     where slug = 'brandvarnare'`,
    [
      slug,
      title,
      excerpt,
      JSON.stringify(blurb),
      JSON.stringify(info),
      JSON.stringify(contact),
      JSON.stringify(content),
    ],
  );
  await database.query('update node set name = $1 where parent_id is null', [hostileNames.site]);
  await database.query(`update link set name = $1, url = $2 where name = 'Anmäl eldning'`, [
    hostileNames.link.name,
    hostileNames.link.url,
  ]);
  await database.query(`update post set title = title || $1 where type in ('alert', 'news')`, [
    hostilePost.excerpt,
  ]);
  await database.close();
}
