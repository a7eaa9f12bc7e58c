/** A backup that cannot be made or used. The message is one sentence for anyone who runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
