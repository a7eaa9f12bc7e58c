import { newTraceContext, type TraceContext } from './trace-context.ts';

/** Something that takes its time: a request to us, or a call of ours. */
export type Span = {
  readonly context: TraceContext;
  /** Called once, when it is over. */
  end(how: { name?: string; status?: number; hasFailed: boolean }): void;
};

export type Tracer = {
  /** Whether anybody is sent what is recorded. */
  isExporting: boolean;
  /** @param of.parent null where a trace begins */
  start(
    kind: 'request' | 'call',
    of: { name: string; method: string; url: string; parent: TraceContext | null },
  ): Span;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
};

/** Records nothing, and passes on where we are in somebody else's trace. */
export const passingTracer: Tracer = {
  isExporting: false,
  start(_, { parent }) {
    let context = parent;
    return {
      // Most of what visitors ask for is kept here, and nobody asks where in a trace that is.
      get context() {
        context ??= newTraceContext();
        return context;
      },
      end: () => undefined,
    };
  },
  stop: async () => undefined,
};
