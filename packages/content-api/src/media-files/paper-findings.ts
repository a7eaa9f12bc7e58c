import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Why a PDF is not taken; null: it only shows what is in it. */
export type PaperFinding = 'active' | 'appended' | 'unreadable' | null;

/** What an action may do: go to a place in the paper, or to an address when somebody asks for it. */
const OPEN_ACTIONS = new Set(['GoTo', 'Named']);
const REFUSED_ACTIONS = new Set([
  ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'Rendition'],
  ...['RichMediaExecute', 'Movie', 'Sound'],
]);
const REFUSED_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'];
const REFUSED_KINDS = new Set(['FileAttachment', 'RichMedia', 'Screen', '3D', 'EmbeddedFile']);
/** Read off the bytes as well, for what stands where no reader should look. */
const REFUSED_WORDS = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia']);
/** Of objects within objects; no paper is as deep. */
const DEEPEST = 100;

/**
 * All objects that were read, those too that others with the same number took the place of: programs that show papers
 * differ in which of them they take.
 */
const everRead = new WeakMap<PDFContext, PDFObject[]>();
const assign = PDFContext.prototype.assign;
PDFContext.prototype.assign = function (ref, object) {
  const read = everRead.get(this);
  if (read === undefined) everRead.set(this, [object]);
  else read.push(object);
  assign.call(this, ref, object);
};

/**
 * Looks through all of a PDF, what is packed in it too, for what would run, open or leave the paper by itself.
 * It takes as much memory and time as the paper makes it: to be called in a process that may be ended.
 */
export async function findInPaper(bytes: Uint8Array): Promise<PaperFinding> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (!text.startsWith('%PDF-') || end < 0) return 'unreadable';
  if (!/^[\s\0]*$/.test(text.slice(end + '%%EOF'.length))) return 'appended';
  if (saysRefusedWord(text)) return 'active';
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      // Without this an encrypted one would be an error as any other.
      ignoreEncryption: true,
    });
    const { context } = document;
    if (context.trailerInfo.Encrypt !== undefined) return 'unreadable';
    const isActive = (everRead.get(context) ?? []).some((object) => acts(object, context, 0));
    if (isActive) return 'active';
    return document.getPageCount() > 0 ? null : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** Names may be spelled with the numbers of their letters. Source: ISO 32000-1, section 7.3.5. */
function saysRefusedWord(text: string): boolean {
  for (const [name] of text.matchAll(/\/(?:[A-Za-z]|#[0-9A-Fa-f]{2}){6,14}(?![A-Za-z0-9#])/g)) {
    const word = name
      .slice(1)
      .replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (REFUSED_WORDS.has(word)) return true;
  }
  return false;
}

function acts(object: PDFObject, context: PDFContext, depth: number): boolean {
  if (depth > DEEPEST) return true;
  if (object instanceof PDFArray) return object.asArray().some((item) => acts(item, context, depth + 1));
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  if (REFUSED_KEYS.some((key) => dict.has(PDFName.of(key)))) return true;
  if (REFUSED_ACTIONS.has(nameIn(dict, 'S', context))) return true;
  if (REFUSED_KINDS.has(nameIn(dict, 'Type', context))) return true;
  if (REFUSED_KINDS.has(nameIn(dict, 'Subtype', context))) return true;
  if (opensBySelf(dict, context)) return true;
  return dict.entries().some(([, value]) => acts(value, context, depth + 1));
}

/** Whether something is done when the paper, a page or a field is opened, left or touched. */
function opensBySelf(dict: PDFDict, context: PDFContext): boolean {
  const opening = resolved(dict.get(PDFName.of('OpenAction')), context);
  if (opening instanceof PDFDict && !OPEN_ACTIONS.has(nameIn(opening, 'S', context))) return true;
  const additional = resolved(dict.get(PDFName.of('AA')), context);
  if (!(additional instanceof PDFDict)) return false;
  return additional.values().some((value) => {
    const action = resolved(value, context);
    return !(action instanceof PDFDict) || !OPEN_ACTIONS.has(nameIn(action, 'S', context));
  });
}

function nameIn(dict: PDFDict, key: string, context: PDFContext): string {
  const value = resolved(dict.get(PDFName.of(key)), context);
  return value instanceof PDFName ? value.decodeText() : '';
}

function resolved(value: PDFObject | undefined, context: PDFContext): PDFObject | undefined {
  return value instanceof PDFRef ? context.lookup(value) : value;
}
