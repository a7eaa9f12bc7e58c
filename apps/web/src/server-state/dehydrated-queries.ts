import { ApiError } from '@brandpost/rubicore-api';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

type PlainError = Pick<ApiError, 'status' | 'url' | 'message' | 'errors'>;

/** What the queries of a rendered page were answered, failures too, as plain data; null where there was none. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState | null {
  const { queries, mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  if (queries.length === 0) return null;
  return {
    mutations,
    queries: queries.map((query) => ({
      ...query,
      state: { ...query.state, error: plainError(query.state.error), fetchFailureReason: null },
    })),
  };
}

/** Puts what came with the page into a browser's cache. */
export function hydrateQueries(queryClient: QueryClient, served: DehydratedState): void {
  for (const { state } of served.queries) {
    if (state.status === 'error') state.error = errorFrom(state.error as PlainError | null);
  }
  hydrate(queryClient, served);
}

function plainError(error: unknown): (PlainError & { name: string }) | null {
  if (!(error instanceof ApiError)) return null;
  const { name, status, url, message, errors } = error;
  return { name, status, url, message, errors };
}

/** Whatever was no answer of the service was a failure to reach it. */
function errorFrom(plain: PlainError | null): Error {
  return plain === null
    ? new TypeError('Failed to fetch')
    : new ApiError({ ...plain, errors: [...plain.errors] });
}
