import { readFile } from 'node:fs/promises';
import { findInPaper } from './paper-findings.ts';

/** A process for one paper: whatever that does to it, the service goes on. */
process.once('message', async (path) => {
  process.send?.({ finding: await findInPaper(await readFile(String(path))) });
  process.disconnect();
});
