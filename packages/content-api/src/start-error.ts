/** Why the service cannot start. The message is one English sentence for whoever starts it. */
export class StartError extends Error {
  override name = 'StartError';
}
