/**
 * For a form that scripts alone send. Before they are there a browser would open an address with all that was typed in it,
 * passwords too; a form for a dialog that is in none goes nowhere. Its button is held until then by `data-needs-script`.
 */
export const SENT_BY_SCRIPT = { method: 'dialog' } as const;
