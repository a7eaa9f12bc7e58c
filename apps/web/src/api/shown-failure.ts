/** A failure whose message is Swedish and for the person who caused it; `failureOf` shows it as it is. */
export class ShownFailure extends Error {}
