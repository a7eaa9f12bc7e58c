/** Something that anyone who runs the command can mend. The message is one sentence. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
