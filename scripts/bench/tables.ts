import type { Browser, BrowserContext } from '@playwright/test';
import { step } from '../terminal/step.ts';
import { engines, fillDatabase } from './content-api/databases.ts';
import { launchBrowser } from './launch-browser.ts';
import { signIn } from './sign-in.ts';
import { SPREAD_HEAD, spread } from './spread.ts';
import { type Stack, startStack } from './stack.ts';
import { columns } from './table.ts';
import { TABLES, timesOfInteraction } from './tables/interactions.ts';
import { TABLE_CALLS } from './tables/table-calls.ts';
import { timesOfCalls } from './times-of-calls.ts';

const SIZE = { posts: 10_000, people: 2_000 };

type Times = { calls: number; interactions: number };

/**
 * `pnpm bench tables`: the administration's tables of 10,000 posts and 2,000 people, on each database that there is.
 * How long a page of a table takes at the API, through the BFF as a browser asks, and how long what one does in the
 * table takes until the next painted frame and until it is seen. Prints tables.
 */
export async function benchTables({ isQuick }: { isQuick: boolean }): Promise<boolean> {
  const times = isQuick ? { calls: 20, interactions: 5 } : { calls: 100, interactions: 20 };
  const browser = await launchBrowser();
  try {
    for (const engine of engines()) {
      const { database } = await step(`Write ${SIZE.posts} posts, ${engine.name}`, async () => {
        return { ok: true, database: await fillDatabase(engine, SIZE) } as const;
      });
      try {
        const { stack } = await step('Start', async () => {
          return { ok: true, stack: await startStack(database.env) } as const;
        });
        try {
          console.log(`\n${engine.name}\n\n${await measureTables(browser, stack, times)}\n`);
        } finally {
          await stack.stop();
        }
      } finally {
        await database.remove();
      }
    }
    return true;
  } finally {
    await browser.close();
  }
}

async function measureTables(browser: Browser, { bff }: Stack, times: Times): Promise<string> {
  const context = await browser.newContext({ baseURL: bff, viewport: { width: 1440, height: 900 } });
  await signIn(context, bff, 'sysadm01');
  const { calls } = await step('Ask for pages', async () => {
    return { ok: true, calls: await rowsOfCalls(context, bff, times.calls) } as const;
  });
  const { interactions } = await step('Use the tables', async () => {
    return { ok: true, interactions: await rowsOfInteractions(context, times.interactions) } as const;
  });
  await context.close();
  return `${columns([SPREAD_HEAD, ...calls])}\n\n${columns([SPREAD_HEAD, ...interactions])}`;
}

async function rowsOfCalls(context: BrowserContext, bff: string, times: number): Promise<string[][]> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const rows: string[][] = [];
  for (const { name, paths } of TABLE_CALLS) {
    const urls = paths.map((path) => `${bff}/rubicore/core/v1${path}`);
    const headers = { cookie, 'x-csrf': '1' };
    rows.push(spread(name, await timesOfCalls({ urls, headers, warmUp: urls.length, calls: times })));
  }
  return rows;
}

async function rowsOfInteractions(context: BrowserContext, times: number): Promise<string[][]> {
  const page = await context.newPage();
  const rows: string[][] = [];
  for (const { name, path, interactions } of TABLES) {
    for (const interaction of interactions) {
      const { paint, shown } = await timesOfInteraction(page, path, interaction, times);
      rows.push(
        spread(`${name}, ${interaction.name}: to paint`, paint),
        spread(`${name}, ${interaction.name}: shown`, shown),
      );
    }
  }
  return rows;
}
