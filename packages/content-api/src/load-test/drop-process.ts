/**
 * Drops the database that `fill-process.ts` made. Settings: `DATABASE_URL` of the server, `DROP_URL` of the database.
 */
import { dropDatabase } from './server-databases.ts';

const { DATABASE_URL = '', DROP_URL = '' } = process.env;
await dropDatabase(new URL(DATABASE_URL), new URL(DROP_URL));
process.send?.({ type: 'ready' });
process.disconnect?.();
