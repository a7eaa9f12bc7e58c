import type { BrowserContext, Page } from '@playwright/test';
import { step } from '../terminal/step.ts';
import { startTiming, stopTiming } from './event-times.ts';
import { launchBrowser } from './launch-browser.ts';
import { signIn } from './sign-in.ts';
import { SPREAD_HEAD, spread } from './spread.ts';
import { startStack } from './stack.ts';
import { columns } from './table.ts';

const BLOCKS = 500;
const SENTENCE = 'Ring 112 om det brinner, och gå ut först. ';
/** Between two keys of somebody who writes fast. */
const KEY_MS = 60;

/**
 * `pnpm bench editor`: a page of 500 blocks in the built product, written in as an editor does. How long a key takes
 * until its letter is painted, and how long a save takes from its request to its answer. Prints a table.
 */
export async function benchEditor({ isQuick }: { isQuick: boolean }): Promise<boolean> {
  const { stack } = await step('Start', async () => ({ ok: true, stack: await startStack() }) as const);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: stack.bff, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const opened = await step(`Open a page of ${BLOCKS} blocks`, async () => {
      await openPost(page, await makePost(context, stack.bff));
      return { ok: true } as const;
    });
    if (!opened.ok) return false;
    const saves = timesOfSaves(page);
    const { keys } = await step('Write', async () => {
      const keys = await timesOfKeys(page, SENTENCE.repeat(isQuick ? 2 : 8));
      return { ok: true, keys } as const;
    });
    await page.locator('[data-saving="saved"]').waitFor({ timeout: 30_000 });
    console.log(`\n${columns([SPREAD_HEAD, spread('key to paint', keys), spread('save', saves)])}\n`);
    return keys.length > 0 && saves.length > 0;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Signs in as an editor of the demo service and writes a draft. @returns its number */
async function makePost(context: BrowserContext, origin: string): Promise<number> {
  await signIn(context, origin, 'bentes01');
  const content = Array.from({ length: BLOCKS }, (_, index) => ({
    id: `block-${index}`,
    type: index % 5 === 0 ? 'heading' : 'html',
    version: '1.0.0',
    props:
      index % 5 === 0
        ? { text: `Avsnitt ${index}`, size: 2 }
        : { html: `<p>Stycke ${index} om det som alla behöver veta när det brinner.</p>` },
    children: [],
  }));
  const answer = await context.request.post('/rubicore/core/v1/post', {
    headers: { origin, 'x-csrf': '1' },
    data: { type: 'news', status: 'draft', title: 'En lång nyhet', content },
  });
  if (!answer.ok()) throw new Error(`The draft was not taken: ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}

async function openPost(page: Page, id: number): Promise<void> {
  await page.goto(`/skapa-innehall/${id}`);
  const paragraph = page.getByRole('group', { name: 'Sidans innehåll' }).getByText('Stycke 51 om');
  await paragraph.click({ timeout: 60_000 });
  await page.locator('[contenteditable="true"]:focus').waitFor();
}

/** Times each key from its event to the frame after the one that shows it, in milliseconds. */
async function timesOfKeys(page: Page, text: string): Promise<number[]> {
  await startTiming(page, 'keydown');
  await page.keyboard.type(text, { delay: KEY_MS });
  return (await stopTiming(page)).paint;
}

/** From each saving request to its answer, in milliseconds; the list grows while the page is open. */
function timesOfSaves(page: Page): number[] {
  const times: number[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT' && /\/post\/\d+$/.test(new URL(request.url()).pathname)) {
      times.push(request.timing().responseEnd);
    }
  });
  return times;
}
