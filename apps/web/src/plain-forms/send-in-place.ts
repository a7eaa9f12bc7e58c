import type { FormEvent } from 'react';

/**
 * Sends a form that works without scripts, and stays on the page: the answer, a part of it, is pointed at by the address, and
 * what was typed is there until it has come through. `data-failed` of the form names the part for when nobody answers.
 */
export async function sendInPlace(event: FormEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  // A second press asks nothing new.
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const { submitter } = event.nativeEvent as SubmitEvent;
  const { part, errors } = await send(form, submitter).catch((): Answer => ({}));
  form.ariaBusy = null;
  pointAt(part ?? form.dataset.failed ?? '');
  // What was wrong before need not be now.
  if (errors !== undefined || form.querySelector('[aria-invalid=true]') !== null)
    (await import('./field-errors.ts')).showFieldErrors(form, errors ?? []);
}

/** The part of the page that answers, and what is wrong with fields. */
type Answer = { part?: string; errors?: { field: string; message: string }[] };

/** A step of its own: Back leads to the form, as it does without scripts. A part that is pointed at already is shown anew. */
function pointAt(part: string): void {
  if (location.hash !== `#${part}`) {
    location.hash = part;
    return;
  }
  const element = document.getElementById(part);
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Answer> {
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([...new FormData(form, submitter)] as [string, string][]),
  });
  const said = (await answer.json()) as Answer;
  if (answer.ok) form.reset();
  return said;
}
