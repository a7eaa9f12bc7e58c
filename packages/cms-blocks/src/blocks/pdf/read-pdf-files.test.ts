import { describe, expect, it } from 'vitest';
import { readPdfFiles } from './read-pdf-files.ts';

describe('readPdfFiles', () => {
  it('reads files and falls back on the name where there is no title', () => {
    const text = JSON.stringify([
      { id: 44, filename: 'program.pdf', title: 'Handlingsprogram', description: '48 sidor' },
      { filename: 'plan.pdf' },
    ]);
    expect(readPdfFiles(text)).toEqual([
      { id: 44, filename: 'program.pdf', title: 'Handlingsprogram', description: '48 sidor' },
      { id: null, filename: 'plan.pdf', title: 'plan.pdf', description: '' },
    ]);
  });

  it.each([
    '../hemligt.pdf',
    '/etc/passwd',
    'a/b.pdf',
    'a\\b.pdf',
    '.env',
    '%2e%2e',
    'a?b',
    '',
    'a\u0000.pdf',
  ])('leaves out a file named %j', (filename) => {
    expect(readPdfFiles(JSON.stringify([{ id: 1, filename, title: 'x' }]))).toEqual([]);
  });

  it.each(['', 'null', '{}', '[', '[null, 1, "a", []]', '[{"__proto__": {"filename": "a.pdf"}}]'])(
    'finds no files in %j',
    (text) => {
      expect(readPdfFiles(text)).toEqual([]);
    },
  );

  it('takes a hundred files at most', () => {
    const files = Array.from({ length: 300 }, (_, index) => ({ id: index, filename: `${index}.pdf` }));
    expect(readPdfFiles(JSON.stringify(files))).toHaveLength(100);
  });
});
