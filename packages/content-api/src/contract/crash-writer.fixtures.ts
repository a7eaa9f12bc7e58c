import { openMigratedDatabase } from '../migrations/migrate.ts';
import { writePost } from '../posts/storage/write-post.ts';

/** Writes posts as fast as it can and tells its parent the id of each that the database has acknowledged. */
const { db } = await openMigratedDatabase({ kind: 'pglite', dataDir: process.env.DATA_DIR ?? '' });
for (;;) {
  const slug = `skriven-${process.pid}-${Math.random().toString(36).slice(2)}`;
  const id = await db.transaction().execute((trx) =>
    writePost(trx, {
      type: 'news',
      status: 'publish',
      title: `Skriven ${slug}`,
      excerpt: 'Text att söka i',
      slug,
      publishedDate: '2026-01-01T00:00:00Z',
      updatedDate: '2026-01-01T00:00:00Z',
    }),
  );
  process.send?.({ type: 'written', id });
}
