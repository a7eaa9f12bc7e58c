import { BffError, errorKinds } from '../errors.ts';
import { type Interceptor, watched } from './watched-call.ts';

/** How a call ended, for those who count. */
export type UpstreamOutcome = {
  method: string;
  path: string;
  outcome: 'answered' | 'broken' | 'late' | 'gone' | 'paused';
  ms: number;
};

/** @param onOutcome called once for every call: when its answer begins, or when it is certain that there is none */
export function counted(onOutcome: (outcome: UpstreamOutcome) => void): Interceptor {
  return (dispatch) => (options, handler) => {
    const { method, path } = options;
    const startMs = performance.now();
    const report = (outcome: UpstreamOutcome['outcome']) =>
      onOutcome({ method, path, outcome, ms: performance.now() - startMs });
    const watch = watched(handler, {
      onAnswer: () => report('answered'),
      onNoAnswer(error, pass) {
        report(outcomeOf(error));
        pass(error);
      },
    });
    return dispatch(options, watch);
  };
}

function outcomeOf(error: Error): UpstreamOutcome['outcome'] {
  if (!(error instanceof BffError)) return 'broken';
  if (error.kind === errorKinds.upstreamPaused) return 'paused';
  if (error.kind === errorKinds.upstreamTimeout) return 'late';
  return error.cause instanceof Error && error.cause.name === 'AbortError' ? 'gone' : 'broken';
}
