import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Found } from './found.ts';

/** Whether a PDF has tags, says its language and has a title: what a screen reader needs to begin with. */
export async function checkPdf(bytes: Uint8Array): Promise<Found[]> {
  const { catalog, ...document } = await loaded(bytes);
  const isMarked =
    catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)?.get(PDFName.of('Marked'))?.toString() === 'true';
  const hasTags = isMarked && catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict) !== undefined;
  const language = catalog.lookup(PDFName.of('Lang'));
  const says =
    language instanceof PDFString || language instanceof PDFHexString ? language.decodeText().trim() : '';
  const found = (rule: string, criterion: string, message: string): Found => ({
    ...{ rule: `pdf/${rule}`, criterion, message },
    place: '',
  });
  return [
    ...(hasTags
      ? []
      : [found('untagged', '1.3.1', 'Dokumentet saknar taggar för rubriker, stycken och tabeller.')]),
    ...(says !== '' ? [] : [found('no-language', '3.1.1', 'Dokumentet anger inte sitt språk.')]),
    ...(document.title.trim() !== '' ? [] : [found('no-title', '2.4.2', 'Dokumentet saknar titel.')]),
  ];
}

async function loaded(bytes: Uint8Array): Promise<{ catalog: PDFDocument['catalog']; title: string }> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  return { catalog: document.catalog, title: document.getTitle() ?? '' };
}
