import { join } from 'node:path';
import { startNodeService } from '../process/node-service.ts';
import { step } from '../terminal/step.ts';
import { contentApiTable } from './content-api/content-api-table.ts';
import { engines, type FullDatabase, fillDatabase } from './content-api/databases.ts';
import { measureService, type ServiceFigures } from './content-api/measure-service.ts';
import { type Effort, startLoadGenerator } from './load.ts';

/** A site as it begins, and one that has been written on for years. */
const SIZES = [
  { posts: 200, people: 40 },
  { posts: 10_000, people: 2_000 },
];

/** Removes what has been started and made, in whatever state it is. */
type Cleanup = (() => Promise<void>)[];

/**
 * How the content API alone does with few posts and with many, on each database that there is: PGlite, and PostgreSQL
 * where `DATABASE_URL` names a server. Prints a table.
 * @returns whether every call was answered
 */
export async function benchContentApi({ isQuick }: { isQuick: boolean }): Promise<boolean> {
  const cleanup: Cleanup = [];
  const cleanUp = async () => {
    for (const remove of cleanup.toReversed()) await remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => cleanUp().finally(() => process.exit(1)));
  }
  try {
    return await bench(isQuick ? 1 : 3, cleanup);
  } finally {
    await cleanUp();
  }
}

async function bench(seconds: number, cleanup: Cleanup): Promise<boolean> {
  const effort: Effort = { connections: 64, warmUpSeconds: 1, runs: 1, seconds };
  const generator = await startLoadGenerator();
  cleanup.push(() => generator.stop());
  const bare = await startNodeService<{ port: number }>(join(import.meta.dirname, 'bare-server.ts'));
  cleanup.push(() => bare.stop());
  const ceiling = await generator.measure({ url: `http://127.0.0.1:${bare.ready.port}` }, effort);

  const services: ServiceFigures[] = [];
  for (const size of SIZES) {
    const { databases } = await step(`Write ${size.posts.toLocaleString('en')} posts`, async () => {
      // At once: this is not measured.
      const written = await Promise.allSettled(engines().map((engine) => fillDatabase(engine, size)));
      const databases = written.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      cleanup.push(...databases.map((database) => () => database.remove()));
      const failed = written.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      return { ok: true, databases } as const;
    });
    for (const database of databases) services.push(await measured(database));
  }
  console.log(`\n${contentApiTable(ceiling, services)}\n`);
  return services.every(({ calls }) => calls.every((call) => call.measured.failures === 0));

  async function measured(database: FullDatabase): Promise<ServiceFigures> {
    const name = `${database.engine}, ${database.posts.toLocaleString('en')} posts`;
    const work = async () =>
      ({ ok: true, figures: await measureService(database, generator, effort) }) as const;
    return (await step(name, work)).figures;
  }
}
