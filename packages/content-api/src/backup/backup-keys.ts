import { chmod, readFile, writeFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/**
 * Makes a key pair in age's own format, which the tool `age` reads too.
 * @param file where the secret half goes, for its owner's eyes only
 * @returns the half that encrypts, which is no secret
 * @throws BackupError when there is a file already
 */
export async function makeBackupKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# Opens backups of Brandpost. Keep it away from the machine that makes them.\n# public key: ${recipient}\n${identity}\n`;
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    const isThere = (cause as { code?: string }).code === 'EEXIST';
    throw new BackupError(
      isThere
        ? `There is a file ${file} already; a key is never written over.`
        : `The file ${file} cannot be written.`,
      { cause },
    );
  }
  await chmod(file, 0o600);
  return recipient;
}

/**
 * The identities in a file as `makeBackupKey` or `age-keygen` writes it.
 * @param file its path; `-` for standard input, so that a key need not lie on the machine
 * @throws BackupError when it cannot be read or holds none
 */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await (file === '-' ? readStream(process.stdin) : readFile(file, 'utf8')).catch(
    (cause: unknown) => {
      throw new BackupError(`The file with the key of backups, ${file}, cannot be read.`, { cause });
    },
  );
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  // Spells out a wrong one before a backup is blamed for it. The text is never repeated: it may be half a key.
  const wrong = await Promise.all(identities.map((identity) => isUsable(identity)));
  if (identities.length === 0 || wrong.includes(false)) {
    throw new BackupError(`The file ${file} holds no key of age: a line that begins with AGE-SECRET-KEY-1.`);
  }
  return identities;
}

/** @throws BackupError for a public key with a wrong letter */
export function checkRecipients(recipients: readonly string[]): void {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new BackupError(`BACKUP_RECIPIENTS has a key with a wrong letter: ${recipient}.`, { cause });
    }
  }
}

async function isUsable(identity: string): Promise<boolean> {
  return await identityToRecipient(identity).then(
    () => true,
    () => false,
  );
}
