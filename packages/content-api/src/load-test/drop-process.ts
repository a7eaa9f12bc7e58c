/**
 * Drops the database that `fill-process.ts` made. Settings: `DATABASE_URL` of the server, `DROP_URL` of the database;
 * one of another name is left alone.
 */
import { onServer } from './on-server.ts';

const { DATABASE_URL = '', DROP_URL = '' } = process.env;
const name = new URL(DROP_URL).pathname.slice(1);
if (!/^brandpost_bench_[0-9a-f]{12}$/.test(name)) throw new Error(`${name} is no database of a bench.`);
await onServer(new URL(DATABASE_URL), `drop database if exists ${name} with (force)`);
process.send?.({ type: 'ready' });
process.disconnect?.();
