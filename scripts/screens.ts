/**
 * `pnpm screens`: pictures of every view of the built site with its demo content, on three screens and in both themes,
 * in docs/screens with a page that shows them. Comes after `pnpm build`.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { freePort } from './process/free-port.ts';
import { startNodeService } from './process/node-service.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { SHOTS, type Shot } from './screens/shots.ts';
import { takeShot } from './screens/take-shot.ts';
import { step } from './terminal/step.ts';

const FOLDER = join(PROJECT_ROOT, 'docs/screens');
const SCREENS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;
const LOOKS = SCREENS.flatMap((screen) => THEMES.map((theme) => ({ screen, theme })));
type Look = (typeof LOOKS)[number];

const dataDir = await mkdtemp(join(tmpdir(), 'brandpost-screens-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const service = await startNodeService(join(PROJECT_ROOT, 'apps/bff/dist/server.js'), {
  env: {
    PORT: String(port),
    SEED: 'demo',
    OPS_PORT: '0',
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  },
});
try {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
  await mkdir(FOLDER, { recursive: true });
  for (const shot of SHOTS) {
    await step(shot.name, async () => {
      for (const look of LOOKS)
        await writeFile(join(FOLDER, fileOf(shot, look)), await pictureOf(browser, shot, look));
      return { ok: true };
    });
  }
  await writeFile(join(FOLDER, 'README.md'), indexPage());
  await browser.close();
} finally {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function pictureOf(browser: Browser, shot: Shot, { screen, theme }: Look): Promise<Buffer> {
  const context = await browser.newContext({ viewport: screen, colorScheme: theme, locale: 'sv-SE' });
  try {
    if (!shot.hasBanner) await context.addCookies([{ name: 'AcceptCookies', value: 'true', url: origin }]);
    return await takeShot(await context.newPage(), origin, shot);
  } finally {
    await context.close();
  }
}

function fileOf(shot: Shot, { screen, theme }: Look): string {
  return `${shot.name}-${screen.width}-${theme}.webp`;
}

function indexPage(): string {
  const head = LOOKS.map(({ screen, theme }) => `${screen.width} px, ${theme}`);
  const rows = SHOTS.map((shot) => {
    const cells = LOOKS.map((look) => `![${shot.name}](${fileOf(shot, look)})`);
    return `| ${shot.path}${shot.prepare || shot.hasBanner ? `<br>${shot.name}` : ''} | ${cells.join(' | ')} |`;
  });
  return [
    '# What it looks like',
    '',
    'Made by `pnpm screens` from the demo content, at half size; of long pages the first 2,400 px.',
    '',
    `| address | ${head.join(' | ')} |`,
    `|${' --- |'.repeat(LOOKS.length + 1)}`,
    ...rows,
    '',
  ].join('\n');
}
