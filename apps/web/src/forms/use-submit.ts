import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';

/**
 * A form in which focus goes to the first field that is wrong.
 *
 * @param problem what is wrong with it, another value each time; null while nothing is
 */
export function useInvalidFieldFocus(problem: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  return form;
}

/**
 * What a form is sent by: once, however often somebody presses before it is answered. The first press is known here
 * before the button can be seen to be disabled.
 *
 * @param problem as of `useInvalidFieldFocus`
 * @param send sends it; what it rejects with is shown by the mutation that it is sent by
 */
export function useSubmit(problem: unknown, send: (form: HTMLFormElement) => Promise<unknown>) {
  const ref = useInvalidFieldFocus(problem);
  const isSending = useRef(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(event.currentTarget);
    } catch {
      // The mutation has it.
    } finally {
      isSending.current = false;
    }
  };
  return { ref, onSubmit };
}
