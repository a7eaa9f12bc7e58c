/** An error as it enters the log. */
export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

/** Causes of causes; more than this nobody reads. */
const MAX_CAUSES = 5;
/** A parser quotes what it could not read, and that may be anybody's password. */
const QUOTED = /, ".*" is not valid JSON|, "?\.\.\..* is not valid JSON/s;

/** What is known of an error by name: libraries hang whole commands, bodies and addresses on theirs. Source: SECURITY T45. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Thrown, and no error' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const hasCause = error.cause instanceof Error && depth < MAX_CAUSES;
  return {
    type: error.name,
    message: unquoted(error.message),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: unquoted(error.stack) }),
    ...(hasCause ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
}

function unquoted(text: string): string {
  return text.replace(QUOTED, ' in what is not valid JSON');
}
