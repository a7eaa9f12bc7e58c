import type { SharedValues } from '../cache/shared-values.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { type Answer, answerFrom } from './answer.ts';

const HEADERS = { accept: 'application/json' } as const;

/** Asks upstream what any visitor may know: with the default token and nothing of the visitor's own. */
export type AskForVisitors = (address: string, expected: { isList: boolean }) => Promise<Answer>;

/**
 * GET calls that the catalogue marks shared, one upstream call for all who ask at once.
 * @throws BffError as `answerFrom` does
 */
export function askForVisitors(deps: {
  upstream: Upstream;
  shared: SharedValues<Answer>;
  defaultToken: string;
}): AskForVisitors {
  const headers = { ...HEADERS, authorization: `Bearer ${deps.defaultToken}` };
  return (address, expected) =>
    deps.shared.get(address, async () =>
      answerFrom(await deps.upstream.request({ method: 'GET', path: address, headers }), expected),
    );
}
