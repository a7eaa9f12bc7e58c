import { Transform } from 'node:stream';
import { BffError, errorKinds } from '../errors.ts';

/** Passes bytes on as they come, and fails at the first one over the limit. Source: SECURITY T17. */
export function countedBody(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new BffError(errorKinds.tooLarge));
      else done(null, chunk);
    },
  });
}
