import { ShownFailure } from '../api/shown-failure.ts';
/** A passkey was not made or used, for a reason of the browser's or of the person who sits there. The message is for them. */
export class PasskeyFailure extends ShownFailure {
  override readonly name = 'PasskeyFailure';
}
