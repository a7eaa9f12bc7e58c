import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { answered } from '../answered.ts';
import { ownService } from '../own-service.ts';
import { ADMINISTRATOR, callsAs, hydrated } from '../sign-in/sign-in-page.ts';
import { AlertEditor, randomSteps, seededRandom } from './alert-sequence.ts';

/** Few and close together unless the environment says otherwise; `ALERT_SEQUENCES=200 ALERT_GAP_MS=15000` takes an hour and a half. */
const SEQUENCES = Number(process.env.ALERT_SEQUENCES ?? 2);
const LONGEST_GAP_MS = Number(process.env.ALERT_GAP_MS ?? 3000);
const SEED = Number(process.env.ALERT_SEED ?? 112);
const AS_FRESH_WITHIN_MS = 2000;
/** Anyone who is late is looked at for so long, to tell late from never. */
const LONGEST_LOOK_MS = 15_000;

const service = ownService('corrections');

test('after any publishing, changing and withdrawing of alerts, open pages show within two seconds what a fresh one does', async ({
  page,
  context,
  playwright,
}) => {
  test.setTimeout(60_000 + SEQUENCES * (5 * LONGEST_GAP_MS + 8000));
  const editor = await callsAs(playwright.request, service.origin, ADMINISTRATOR.username);
  const random = seededRandom(SEED);
  const editorOfAlerts = new AlertEditor(editor, random);
  const reader = await playwright.request.newContext();
  /** Pages of the site have no way to read a document from text. */
  const blank = await context.newPage();
  const open = async (opened: Page, path: string): Promise<OpenPage> => {
    await opened.goto(service.origin + path);
    await hydrated(opened);
    const fresh = async () => {
      const answer = await answered(() => reader.get(service.origin + path));
      expect(answer.ok()).toBe(true);
      return await blank.evaluate(alertsIn, await answer.text());
    };
    return { path, shown: () => opened.evaluate(alertsIn, null), fresh };
  };
  const pages = [
    await open(page, '/sida/brandvarnare'),
    await open(await context.newPage(), '/krisinformation'),
  ];
  const late: string[] = [];
  const tookMs: number[] = [];
  for (let sequence = 1; sequence <= SEQUENCES; sequence += 1) {
    const steps = randomSteps(random, LONGEST_GAP_MS);
    for (const [index, step] of steps.entries()) {
      await editorOfAlerts.do(step);
      if (index < steps.length - 1) await wait(step.pauseMs);
    }
    const described = steps.map(({ what, pauseMs }) => `${what} ${pauseMs}`).join(', ');
    for (const { path, ms, difference } of await Promise.all(pages.map(untilAsFresh))) {
      tookMs.push(ms);
      if (difference !== null || ms > AS_FRESH_WITHIN_MS) {
        late.push(`${sequence} (${described}): ${path} ${difference ?? `was as fresh after ${ms} ms`}`);
        process.stdout.write(`${late.at(-1)}\n`);
      }
    }
    await editorOfAlerts.withdrawAll();
  }
  await Promise.all([editor.dispose(), reader.dispose()]);
  tookMs.sort((a, b) => a - b);
  process.stdout.write(
    `${SEQUENCES} sequences of changes, ${tookMs.length} looks at open pages: half as fresh within ` +
      `${tookMs[tookMs.length >> 1]} ms, all within ${tookMs.at(-1)} ms\n`,
  );
  expect(late).toEqual([]);
});

type OpenPage = { path: string; shown: () => Promise<string>; fresh: () => Promise<string> };

/** How long it took until an open page showed what a fresh one does; how they differ when that took too long. */
async function untilAsFresh({ path, shown, fresh }: OpenPage) {
  const beganMs = Date.now();
  for (let wanted = await fresh(), looks = 1; ; looks += 1) {
    const [now, ms] = [await shown(), Date.now() - beganMs];
    if (now === wanted) return { path, ms, difference: null };
    const difference = `shows ${now || 'none'} in place of ${wanted || 'none'}`;
    if (ms > LONGEST_LOOK_MS) return { path, ms, difference };
    await wait(50);
    // A service on a busy machine may have given one from before.
    if (looks % 20 === 0) wanted = await fresh();
  }
}

/** What a document tells of alerts: this one, or one given as text. Runs in the browser. */
function alertsIn(html: string | null): string {
  const shown = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const links = shown.querySelectorAll('header a[href^="/krisinformation/"], main h3 a');
  return [...links]
    .map((link) => `${link.getAttribute('href')} ${(link.querySelector('strong') ?? link).textContent}`)
    .join('; ');
}
