/** One document of a PDF block as it is written, untrimmed. What an entry holds besides is kept. */
export type PdfEntry = Record<string, unknown> & { filename: string; title: string; description: string };

/** The documents of a PDF block; none when the text is not a list of them. */
export function pdfEntries(text: unknown): PdfEntry[] {
  const list = parsedList(text);
  return list.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { filename, title, description, ...rest } = entry as Record<string, unknown>;
    if (typeof filename !== 'string') return [];
    return [{ ...rest, filename, title: textOf(title), description: textOf(description) }];
  });
}

function parsedList(text: unknown): unknown[] {
  if (typeof text !== 'string') return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
