import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

type Environment = {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  isProgram(path: string): boolean;
};

const MISSING =
  'No Chromium or Chrome was found: install one (on Debian: apt-get install chromium chromium-headless-shell), or set CHROME_PATH to its program.';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The one without windows opens and closes pages in two thirds of the time that the others take. */
const LIGHT = ['chromium-headless-shell', ...WHOLE];
const THIS_MACHINE: Environment = { env: process.env, platform: process.platform, isProgram: canRun };

/**
 * The Chromium or Chrome that browser tests use: `CHROME_PATH`, else the one that is installed.
 * @returns the program's path
 * @throws Error that says how to get one, where there is none
 */
export function findBrowser(machine = THIS_MACHINE): string {
  return find(LIGHT, machine);
}

/** As above, but one that has all that a reader's has: notifications come with windows. */
export function findWholeBrowser(machine = THIS_MACHINE): string {
  return find(WHOLE, machine);
}

function find(names: readonly string[], { env, platform, isProgram }: Environment): string {
  const places = env.CHROME_PATH ? [env.CHROME_PATH] : placesOn(platform, env, names);
  const found = places.find(isProgram);
  if (found === undefined) throw new Error(MISSING);
  return found;
}

function placesOn(platform: NodeJS.Platform, env: Environment['env'], names: readonly string[]): string[] {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return folders.flatMap((folder) =>
      folder ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`] : [],
    );
  }
  const inPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const programs = [...inPath, '/usr/bin'].flatMap((folder) => names.map((name) => join(folder, name)));
  if (platform !== 'darwin') return programs;
  const apps = ['Google Chrome', 'Chromium'].flatMap((name) =>
    ['', env.HOME ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
  );
  return [...apps, ...programs];
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
