const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in XML or HTML, in an element as in an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An attribute with its leading space; nothing at all for null. */
export function attribute(name: string, value: string | null): string {
  return value === null ? '' : ` ${name}="${escapeMarkup(value)}"`;
}
