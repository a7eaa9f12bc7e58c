import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_KEYS_FILE, defaultSeed } from './content-source.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandpost-source-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an empty folder, or none, is filled with the demo', () => {
  expect(defaultSeed({ DATA_DIR: folder })).toBe('demo');
  expect(defaultSeed({ DATA_DIR: join(folder, 'new') })).toBe('demo');
});

test('a restored backup, and what was started empty, is left without the demo and its accounts', () => {
  mkdirSync(join(folder, 'database'));
  expect(defaultSeed({ DATA_DIR: folder })).toBe('none');
});

test('the demo stays the demo at the next start', () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, DEMO_KEYS_FILE), '{}');
  expect(defaultSeed({ DATA_DIR: folder })).toBe('demo');
});
