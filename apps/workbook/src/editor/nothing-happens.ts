/** For what a story only shows. */
export function nothingHappens(): void {}
