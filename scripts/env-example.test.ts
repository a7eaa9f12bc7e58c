import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

/** Read by path: no script builds on an app's inside, but this file and the settings have to say the same. */
async function fromSource<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(PROJECT_ROOT, path)).href)) as Module;
}

/** Comment, name and value of each setting in one of the file's two parts. */
function settingsIn(part: 'bff' | 'content-api') {
  const parts = readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8').split(/^# --- .* ---$/m);
  const text = parts[part === 'bff' ? 1 : 2] ?? '';
  return Array.from(text.matchAll(/^# (.+)\n#([A-Z0-9_]+)=(.*)$/gm), ([, comment, name = '', value]) => ({
    comment,
    name,
    value,
  }));
}

describe('.env.example', () => {
  it('has every setting of the BFF with its own words, and no other', async () => {
    const { SETTINGS } = await fromSource<{ SETTINGS: Record<string, string> }>('apps/bff/src/config/env.ts');
    const said = Object.fromEntries(settingsIn('bff').map(({ name, comment }) => [name, comment]));
    expect(said).toEqual(SETTINGS);
  });

  it('has what the content API takes beside them', async () => {
    const { readEnv } = await fromSource<{ readEnv(source: object): object }>(
      'packages/content-api/src/config/env.ts',
    );
    const inBoth = new Set([...settingsIn('bff'), ...settingsIn('content-api')].map(({ name }) => name));
    expect(Object.keys(readEnv({})).filter((name) => !inBoth.has(name))).toEqual([]);
  });

  it('has no setting that the BFF keeps from the content API that comes along, or that neither would know', async () => {
    const api = await fromSource<{ readEnv(source: object): object; NOT_HERE: readonly string[] }>(
      'packages/content-api/src/config/env.ts',
    );
    const bff = await fromSource<{ PASSED_ON: readonly string[]; SETTINGS: object }>(
      'apps/bff/src/config/env.ts',
    );
    const ofApi = Object.keys(api.readEnv({}));
    const ofBff = Object.keys(bff.SETTINGS);
    // The BFF knows where it is itself.
    const kept = ofApi.filter((name) => !ofBff.includes(name) && !bff.PASSED_ON.includes(name));
    expect(kept).toEqual(['SITE_ADDRESS']);
    expect([...api.NOT_HERE, ...ofApi].sort()).toEqual(
      [...new Set([...ofBff, ...ofApi, 'BRANDPOST_PASSWORD'])].sort(),
    );
  });

  it('shows values that the content API starts with when nothing is set', async () => {
    const { readEnv } = await fromSource<{ readEnv(source: object): object }>(
      'packages/content-api/src/config/env.ts',
    );
    const shown = Object.fromEntries(
      [...settingsIn('bff'), ...settingsIn('content-api')].map(({ name, value }) => [name, value]),
    );
    expect(readEnv(shown)).toEqual(readEnv({}));
  });

  it('shows values that the BFF starts with when nothing is set', async () => {
    type Config = { defaultToken: string; staffEventsToken: string | null };
    const { configFrom } = await fromSource<{ configFrom(env: object): Config }>(
      'apps/bff/src/config/config.ts',
    );
    const { readEnv } = await fromSource<{ readEnv(source: object): object }>('apps/bff/src/config/env.ts');
    const shown = Object.fromEntries(settingsIn('bff').map(({ name, value }) => [name, value]));
    const { defaultToken: _shown, staffEventsToken: _shownToo, ...asShown } = configFrom(readEnv(shown));
    const { defaultToken: _none, staffEventsToken: _noneEither, ...withNothingSet } = configFrom(readEnv({}));
    expect(asShown).toEqual(withNothingSet);
  });
});
