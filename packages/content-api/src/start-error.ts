/** Why the service cannot start. The message is one English sentence for anyone who starts it. */
export class StartError extends Error {
  override name = 'StartError';
}
