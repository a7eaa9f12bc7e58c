import type { Dispatcher } from 'undici';

/** One layer around every call: undici's interceptors, functions of the layer below. */
export type Interceptor = Dispatcher.DispatcherComposeInterceptor;

type Handler = Dispatcher.DispatchHandler;
type Controller = Dispatcher.DispatchController;

/** What an interceptor looks at of a call. All else passes by. */
export type Watch = {
  /** The call has a connection; again where it is made anew. */
  onStart?(controller: Controller): void;
  /** Of an answer, or of word that one is coming (below 200). An interceptor that ends the call here has it passed on no further. */
  onStatus?(status: number, controller: Controller): void;
  /** The answer begins. */
  onAnswer?(status: number): void;
  /** There is no answer. Anyone who waits hears of it by `pass`, unless the call is made anew. */
  onNoAnswer?(error: Error, pass: (error: Error) => void): void;
  /** It is over, one way or the other. */
  onEnd?(): void;
  /** Another error for anyone who waits, before an answer or in the middle of one. */
  translate?(error: Error): Error;
};

/** The handler of a call with an interceptor watching. */
export function watched(next: Handler, watch: Watch): Handler {
  let hasAnswer = false;
  return {
    onRequestStart(controller, context) {
      next.onRequestStart?.(controller, context);
      watch.onStart?.(controller);
    },
    onRequestUpgrade: (...rest) => next.onRequestUpgrade?.(...rest),
    onResponseStart(controller, status, ...rest) {
      watch.onStatus?.(status, controller);
      if (controller.aborted) return;
      hasAnswer = status >= 200;
      if (hasAnswer) watch.onAnswer?.(status);
      next.onResponseStart?.(controller, status, ...rest);
    },
    onResponseData: (...rest) => next.onResponseData?.(...rest),
    onResponseEnd(...rest) {
      watch.onEnd?.();
      next.onResponseEnd?.(...rest);
    },
    onResponseError(controller, error) {
      watch.onEnd?.();
      const pass = (passed: Error) => next.onResponseError?.(controller, watch.translate?.(passed) ?? passed);
      if (hasAnswer || watch.onNoAnswer === undefined) pass(error);
      else watch.onNoAnswer(error, pass);
    },
  };
}
