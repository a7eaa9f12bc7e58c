import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { WORDPRESS } from '../moving-in/old-sites.fixtures.ts';
import { NODE_ARGUMENTS, PROCESS_ENV, putDatabaseInto } from './processes.fixtures.ts';

const SCRIPT = join(import.meta.dirname, '../brandpost.ts');
const folder = mkdtempSync(join(tmpdir(), 'brandpost-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Outcome = { code: number; out: string; err: string };

/** The command as it is run, on a service of its own. */
function brandpost(service: string, ...args: string[]): Promise<Outcome> {
  return brandpostWith({ DATA_DIR: join(folder, service) }, ...args);
}

function brandpostWith(env: Record<string, string>, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...NODE_ARGUMENTS, SCRIPT, ...args],
      { env: { ...PROCESS_ENV, ...env }, timeout: 60_000 },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, err }),
    );
  });
}

it('puts outlines on the map, and says of a wrong file what is wrong with it', async () => {
  expect(await brandpost('mapped', 'seed')).toMatchObject({ code: 0 });
  const feature = (kind: string, type: string, coordinates: unknown) => ({
    ...{ type: 'Feature', properties: { kind }, geometry: { type, coordinates } },
  });
  const file = join(folder, 'map.geojson');
  const write = (value: unknown) => writeFileSync(file, JSON.stringify(value));
  write({ type: 'FeatureCollection', features: [feature('place', 'Point', [20, 64])] });
  expect(await brandpost('mapped', 'map', file, '--dry-run')).toMatchObject({
    code: 0,
    out: 'Nothing was stored. It would be 1 outlines.\n',
  });
  expect(await brandpost('mapped', 'map', file)).toMatchObject({ code: 0, out: 'The map has 1 outlines.\n' });
  write({ type: 'FeatureCollection', features: [feature('place', 'Point', [64, 20])] });
  expect(await brandpost('mapped', 'map', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('features.0: coordinates'),
  });
  write([]);
  expect(await brandpost('mapped', 'map', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no FeatureCollection'),
  });
  expect(await brandpost('mapped', 'map', join(folder, 'none'))).toMatchObject({ code: 1 });
});

it('migrates, seeds once, backs up, verifies, restores elsewhere, and finds the audit log intact', async () => {
  expect(await brandpost('one', 'migrate')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Migrated by'),
  });
  expect(await brandpost('one', 'migrate')).toMatchObject({
    code: 0,
    out: expect.stringContaining('up to date'),
  });
  expect(await brandpost('one', 'seed')).toMatchObject({
    code: 0,
    out: 'The demo service has been put in.\n',
  });
  expect(await brandpost('one', 'seed')).toMatchObject({
    code: 1,
    err: expect.stringContaining('untouched one only'),
  });

  const file = join(folder, 'service.backup');
  const made = await brandpost('one', 'backup', file);
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toMatch(/rows in \d+ tables, \d\d+ files/);
  expect(await brandpost('one', 'verify', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is whole'),
  });
  putDatabaseInto(join(folder, 'two'));
  expect(await brandpost('two', 'restore', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Restored'),
  });
  expect(await brandpost('two', 'restore', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('--replace'),
  });
  expect(await brandpost('two', 'restore', file, '--replace')).toMatchObject({ code: 0 });
  expect(await brandpost('two', 'audit', 'verify')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/intact: \d+ entries/),
  });

  const [first, second] = [join(folder, 'one.json'), join(folder, 'two.json')];
  await brandpost('one', 'export', first);
  await brandpost('two', 'export', second);
  expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
  expect(await brandpost('two', 'import', first)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Imported: 0 created'),
  });

  const bytes = readFileSync(file);
  bytes[1_000] = (bytes[1_000] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  for (const args of [
    ['verify', file],
    ['restore', file, '--replace'],
  ]) {
    expect(await brandpost('two', ...args)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is damaged'),
    });
  }
}, 240_000);

it('makes administrators whose password is judged, given or made up', async () => {
  const names = ['--first-name', 'Ny', '--last-name', 'Chef'];
  putDatabaseInto(join(folder, 'three'));
  const made = await brandpost('three', 'create-admin', '--username', 'nychef01', ...names);
  expect([made.code, made.out]).toEqual([
    0,
    expect.stringMatching(/one sign-in\.\nPassword, shown this once: \S{20}\n/),
  ]);
  const again = await brandpost('three', 'create-admin', '--username', 'nychef01', ...names);
  expect([again.code, again.err]).toEqual([1, 'There is a user named nychef01 already.\n']);
  expect(await brandpost('three', 'unlock', 'nychef01')).toMatchObject({
    code: 0,
    out: 'nychef01 may try to sign in again.\n',
  });
  expect(await brandpost('three', 'unlock', 'finns-inte')).toMatchObject({
    code: 1,
    err: 'There is no user named finns-inte.\n',
  });
  expect(await brandpost('three', 'remove-passkeys', 'nychef01')).toMatchObject({
    code: 0,
    out: '0 passkeys of nychef01 have been removed.\n',
  });
  expect(await brandpost('three', 'remove-passkeys', 'finns-inte')).toMatchObject({
    code: 1,
    err: 'There is no user named finns-inte.\n',
  });
  const env = { DATA_DIR: join(folder, 'three'), BRANDPOST_PASSWORD: 'kort' };
  const weak = await brandpostWith(env, 'create-admin', '--username', 'nychef02', ...names);
  expect([weak.code, weak.err]).toMatchObject([1, expect.stringContaining('minst 12 tecken')]);
  expect(await brandpost('three', 'import', join(folder, 'finns-inte.json'))).toMatchObject({ code: 1 });
}, 120_000);

it('takes in the pages of another system and a list of staff, tried first without changing anything', async () => {
  const [site, people] = [join(folder, 'wordpress.xml'), join(folder, 'staff.csv')];
  const [report, redirects] = [join(folder, 'report.csv'), join(folder, 'redirects.map')];
  writeFileSync(site, WORDPRESS);
  writeFileSync(
    people,
    'Användarnamn;Förnamn;Efternamn;Grupper\nannand01;Anna;Andersson;\nnychef01;Ny;Chef;\n',
  );
  const asked = ['import', site, '--from', 'wordpress', '--report', report, '--redirects', redirects];
  expect(await brandpost('three', ...asked, '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Nothing was imported. It would be: 3 created, 0 changed'),
  });
  expect(await brandpost('three', ...asked)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Imported: 3 created, 0 changed'),
  });
  expect(readFileSync(report, 'utf8')).toContain(
    'https://www.example.se/brandskydd/;/sida/brandskydd;Brandskydd;',
  );
  expect(readFileSync(redirects, 'utf8')).toContain('"/2024/05/skogsbrand" "/nyhet/skogsbrand";');
  expect(await brandpost('three', ...asked)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Imported: 0 created, 0 changed'),
  });

  expect(await brandpost('three', 'import-people', people, '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Nobody was imported. It would be: 1 accounts, 1 were there already.'),
  });
  expect(await brandpost('three', 'import-people', people)).toMatchObject({ code: 0 });
  writeFileSync(people, 'Användarnamn;Förnamn;Efternamn;Grupper\nbobben01;Bo;Bengtsson;Finns inte\n');
  expect(await brandpost('three', 'import-people', people)).toMatchObject({
    code: 1,
    err: 'Nothing was imported. Line 2: there is no group "Finns inte".\n',
  });

  expect(await brandpost('three', 'import', people)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/cannot be imported\.\nIt is no JSON/),
  });
  const schema = await brandpost('three', 'content-schema');
  expect(JSON.parse(schema.out)).toMatchObject({ type: 'object', required: ['format'] });
}, 240_000);

it.each([
  [['restor'], /unknown command/],
  [['create-admin'], /required option/],
  [['verify'], /missing required argument/],
  [['verify', 'a', 'b'], /too many arguments/],
])('does not understand %j, and says why with 2', async (args, reason) => {
  const { code, err } = await brandpost('none', ...args);
  expect([code, err]).toEqual([2, expect.stringMatching(reason)]);
});

it('says in one sentence what stands in the way, and helps who asks', async () => {
  expect(await brandpost('none', 'backup')).toEqual({
    code: 1,
    out: '',
    err: 'Name a file, or set BACKUP_DIR to a folder for backups.\n',
  });
  expect(
    await brandpostWith({ DATABASE_URL: 'postgres://u:hemligt@127.0.0.1:9/x', DATA_DIR: folder }, 'migrate'),
  ).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The database at 127\.0\.0\.1:9 cannot be reached \((?!.*hemligt).*\)\.\n$/),
  });
  expect(await brandpostWith({ PORT: 'tre' }, 'migrate')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^PORT .*\.\n$/),
  });
  const help = await brandpost('none', '--help');
  expect(help.code).toBe(0);
  for (const name of [
    'migrate',
    'seed',
    'create-admin',
    'unlock',
    'remove-passkeys',
    'backup',
    'verify',
    'restore',
    'export',
    'import',
    'audit',
  ]) {
    expect(help.out).toContain(name);
  }
});
