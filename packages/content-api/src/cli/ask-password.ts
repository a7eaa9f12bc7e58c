import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password without showing it. @returns null where nobody can be asked, and for an empty answer */
export async function askPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write('Password (empty: one is made up): ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return (await prompt.question('')) || null;
  } finally {
    prompt.close();
    process.stderr.write('\n');
  }
}
