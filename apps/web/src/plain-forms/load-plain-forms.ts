let loaded: typeof import('./plain-forms.ts') | null = null;

/** Loads what writes forms that work without scripts. In the HTML from the server they stand already. */
export async function loadPlainForms(): Promise<void> {
  loaded ??= await import('./plain-forms.ts');
}

/** null until they are loaded. */
export function plainForms(): typeof loaded {
  return loaded;
}
