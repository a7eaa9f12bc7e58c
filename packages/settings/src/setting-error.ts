/** A setting that a server cannot start with. The message is one sentence for anyone who starts it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
