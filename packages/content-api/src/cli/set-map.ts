import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GeoJsonBody } from '@brandpost/rubicore-api';
import { parse } from 'secure-json-parse';
import type { Config } from '../config/config.ts';
import { readGeoJson } from '../map-outlines/geo-json.ts';
import { storeMap } from '../map-outlines/stored-map.ts';
import { guardOf } from '../plugins/schema-checks.ts';
import { CliError } from './cli-error.ts';
import { asAdministrator } from './importing.ts';
import { say } from './progress.ts';
import { withDatabase } from './with-database.ts';

/** What is larger has more positions than a map may have. */
const MAX_BYTES = 20_000_000;
const ERRORS_SHOWN = 10;

const isCollection = guardOf(GeoJsonBody);

/** `brandpost map` */
export async function setMap(
  config: Config,
  file: string,
  options: { as?: string; dryRun: boolean },
): Promise<void> {
  const { features, result } = readGeoJson(await featuresIn(resolve(file)));
  if (!result.ok) {
    const shown = result.errors.slice(0, ERRORS_SHOWN).map(({ field, message }) => `${field}: ${message}`);
    throw new CliError(`Nothing was stored.\n${shown.join('\n')}`);
  }
  await withDatabase(config, (db) =>
    asAdministrator(db, options, (trx, { by }) => storeMap(trx, features, by, new Date())),
  );
  say(`${options.dryRun ? 'Nothing was stored. It would be' : 'The map has'} ${features.length} outlines.`);
}

async function featuresIn(file: string): Promise<readonly unknown[]> {
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new CliError(`${file} is larger than ${MAX_BYTES / 1_000_000} MB.`);
    const collection = parse(await readFile(file, 'utf8'));
    if (isCollection(collection)) return collection.features;
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    throw new CliError(`The file ${file} cannot be read as JSON.`, { cause });
  }
  throw new CliError(`${file} is no FeatureCollection of GeoJSON.`);
}
