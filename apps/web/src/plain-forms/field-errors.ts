type FieldErrors = readonly { field: string; message: string }[];

/**
 * Says beside each field of a form what is wrong with it, where it is served with a place for that, and leads to the first.
 * @param errors by the names of fields; of those that are not among them nothing is wrong any more
 */
export function showFieldErrors(form: HTMLFormElement, errors: FieldErrors): void {
  for (const shown of document.querySelectorAll('[data-shown]')) shown.removeAttribute('data-shown');
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    const place = document.querySelector(`#${field.id}-fel > span`);
    if (place === null) continue;
    const message = errors.find((error) => error.field === field.name)?.message ?? '';
    place.textContent = message;
    field.ariaInvalid = String(message !== '');
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
