type PlainForms = typeof import('./plain-forms.ts');

let loaded: PlainForms | null = null;

/** Loads what writes forms that work without scripts. In the HTML from the server they stand already. */
export async function loadPlainForms(): Promise<PlainForms> {
  loaded ??= await import('./plain-forms.ts');
  return loaded;
}

/** null until they are loaded. */
export function plainForms(): PlainForms | null {
  return loaded;
}
