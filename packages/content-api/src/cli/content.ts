import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { toCsv } from '@brandpost/swedish';
import type { Config } from '../config/config.ts';
import type { ContentFile } from '../content-file/content-file.ts';
import { exportContent as contentOf } from '../content-file/export-content.ts';
import { type ImportReport, importContent as takeIn } from '../content-file/import-content.ts';
import { ContentFileError, readContentFile } from '../content-file/read-content-file.ts';
import type { Database } from '../db/database.ts';
import { contentFromOldPages, type Move, redirectMap } from '../moving-in/content-from-old-pages.ts';
import { type OldPage, OldSiteError } from '../moving-in/old-page.ts';
import { readSite } from '../moving-in/read-site.ts';
import { readWordPress } from '../moving-in/read-wordpress.ts';
import { CliError } from './cli-error.ts';
import type { Source } from './content-sources.ts';
import { asAdministrator } from './importing.ts';
import { progressOf, say } from './progress.ts';
import { withDatabase } from './with-database.ts';

type ImportOptions = { from: Source; as?: string; dryRun: boolean; report?: string; redirects?: string };

/** `brandpost export` */
export async function exportContent(config: Config, file: string): Promise<void> {
  const content = await withDatabase(config, contentOf);
  await writeWhole(file, `${JSON.stringify(content, null, 2)}\n`);
  const { posts, links, nodes, categories } = content;
  say(
    `Exported ${posts.length} posts, ${links.length} links, ${nodes.length} groups and ${categories.length} categories to ${resolve(file)}.`,
  );
}

/** `brandpost import` */
export async function importContent(config: Config, source: string, options: ImportOptions): Promise<void> {
  const found = await read(source, options.from);
  const progress = progressOf('Importing');
  const { report, moves } = await withDatabase(config, (db) =>
    asAdministrator(db, options, async (trx, { viewer, by }) => {
      const taken = await slugsOf(trx);
      const { content, moves } =
        'content' in found
          ? { content: found.content, moves: [] }
          : contentFromOldPages(found.pages, (slug) => taken.has(slug));
      const importing = { viewer, by, now: new Date(), onPost: progress.update };
      return { report: await takeIn(trx, content, importing), moves };
    }),
  ).finally(progress.stop);
  sayWhatCame(report, options.dryRun);
  await writeMoves(moves, options);
}

type Found = { content: ContentFile } | { pages: OldPage[] };

/** @throws CliError with what is wrong with the file or the site */
async function read(source: string, from: Source): Promise<Found> {
  try {
    if (from === 'site') return await pagesOf(source);
    const text = await readFile(resolve(source), 'utf8').catch((cause: unknown) => {
      throw new CliError(`The file ${source} cannot be read.`, { cause });
    });
    return from === 'wordpress' ? { pages: readWordPress(text) } : { content: readContentFile(text) };
  } catch (error) {
    if (error instanceof OldSiteError || error instanceof ContentFileError) {
      throw new CliError(`${source} cannot be imported.\n${error.message}`, { cause: error });
    }
    throw error;
  }
}

async function pagesOf(address: string): Promise<Found> {
  const progress = progressOf('Reading');
  const { pages, failed } = await readSite(address, { onPage: progress.update }).finally(progress.stop);
  for (const { address, why } of failed) say(`Not read: ${address}, ${why}.`);
  return { pages };
}

async function slugsOf(trx: Database): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('post').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

function sayWhatCame({ created, changed, unchanged, missing }: ImportReport, isDryRun: boolean): void {
  const counts = `${created} created, ${changed} changed, ${unchanged} as they were`;
  say(isDryRun ? `Nothing was imported. It would be: ${counts}.` : `Imported: ${counts}.`);
  if (missing.length > 0) say(`Left out, because it is not here: ${missing.join(', ')}.`);
}

async function writeMoves(moves: readonly Move[], { report, redirects }: ImportOptions): Promise<void> {
  const noted = moves.filter(({ notes }) => notes.length > 0);
  if (noted.length > 0)
    say(`${noted.length} of ${moves.length} pages need an editor's eye; --report <file> lists why.`);
  if (report !== undefined) {
    const rows = moves.map(({ from, to, title, notes }) => [from, to, title, notes.join(' ')]);
    await writeWhole(report, toCsv(['Gammal adress', 'Ny adress', 'Rubrik', 'Att se över'], rows));
  }
  if (redirects !== undefined) await writeWhole(redirects, redirectMap(moves));
}

async function writeWhole(file: string, text: string): Promise<void> {
  const path = resolve(file);
  await writeFile(`${path}.unfinished`, text, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
}
