/** A setting that the start must stop at. The message is one sentence for whoever starts the service. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
