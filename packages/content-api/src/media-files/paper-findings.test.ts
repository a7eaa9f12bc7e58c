import { readFileSync } from 'node:fs';
import { type PDFContext, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { findInPaper } from './paper-findings.ts';

/** A paper as programs write them: its objects packed into streams, where no search for words finds them. */
async function packed(change: (document: PDFDocument, context: PDFContext) => void | Promise<void>) {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('Brandvarnare');
  await change(document, document.context);
  return await document.save({ useObjectStreams: true });
}

const opening = (action: Record<string, unknown>) => (document: PDFDocument, context: PDFContext) => {
  document.catalog.set(PDFName.of('OpenAction'), context.register(context.obj(action as never)));
};

describe('a PDF that only shows what is in it is taken', () => {
  it('as programs write them, packed or not, with links and a place to open at', async () => {
    const kit = new PdfKit({ userPassword: undefined as never });
    const chunks: Buffer[] = [];
    kit.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => kit.on('end', resolve));
    kit.text('Eldning').link(10, 10, 100, 20, 'https://www.example.se/').end();
    await ended;
    expect(await findInPaper(Buffer.concat(chunks))).toBeNull();
    expect(await findInPaper(await packed(() => {}))).toBeNull();
    expect(await findInPaper(await packed(opening({ S: 'GoTo', D: [] })))).toBeNull();
    const form = await packed((document) => {
      document.getForm().createTextField('namn').addToPage(document.getPage(0));
    });
    expect(await findInPaper(form)).toBeNull();
    expect(await findInPaper(Buffer.concat([Buffer.concat(chunks), Buffer.from('\r\n\0\n')]))).toBeNull();
  });
});

describe('a PDF that does something by itself is found out, also where it is packed', () => {
  it.each<[string, (document: PDFDocument, context: PDFContext) => void | Promise<void>]>([
    ['a script when it is opened', opening({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })],
    ['a program when it is opened', opening({ S: 'Launch', F: PDFString.of('cmd.exe') })],
    ['an address when it is opened', opening({ S: 'URI', URI: PDFString.of('https://evil.example/') })],
    ['a script among its names', (document) => document.addJavaScript('hej', 'app.alert(1)')],
    ['another file in it', (document) => document.attach(Buffer.from('MZ'), 'faktura.exe')],
    [
      'a script when a page is left',
      (document, context) =>
        document
          .getPage(0)
          .node.set(
            PDFName.of('AA'),
            context.obj({ C: { S: 'URI', URI: PDFString.of('https://x.example/') } }),
          ),
    ],
    [
      'a form that sends what is written in it',
      (document, context) =>
        document
          .getPage(0)
          .node.set(
            PDFName.of('Annots'),
            context.obj([
              { Subtype: 'Widget', A: { S: 'SubmitForm', F: PDFString.of('https://x.example/') } },
            ]),
          ),
    ],
    [
      'a form of another language',
      (document, context) => document.catalog.set(PDFName.of('AcroForm'), context.obj({ XFA: [] })),
    ],
    [
      'a script that follows another action',
      opening({ S: 'GoTo', D: [], Next: { S: 'JavaScript', JS: PDFString.of('1') } }),
    ],
  ])('%s', async (_, change) => {
    const bytes = await packed(change);
    expect(await findInPaper(bytes)).toBe('active');
  });

  it('though another object with the same number stands where one reader finds it first', async () => {
    const bytes = Buffer.from(await packed(opening({ S: 'JavaScript', JS: PDFString.of('1') })));
    const document = await PDFDocument.load(bytes);
    const ref = document.catalog.get(PDFName.of('OpenAction'));
    const harmless = Buffer.from(`\n${String(ref).replace(' R', '')} obj<</S/GoTo/D[]>>endobj\n`);
    const end = bytes.lastIndexOf('startxref');
    const twice = Buffer.concat([bytes.subarray(0, end), harmless, bytes.subarray(end)]);
    expect(await findInPaper(twice)).toBe('active');
  });

  it('with its words spelled by numbers', async () => {
    const text = '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/J#61va#53cript>>>>endobj\n%%EOF';
    expect(await findInPaper(Buffer.from(text))).toBe('active');
  });
});

it('what stands behind the end of a PDF, and what is no whole one, is found out', async () => {
  const bytes = Buffer.from(await packed(() => {}));
  expect(await findInPaper(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]))).toBe(
    'appended',
  );
  expect(await findInPaper(bytes.subarray(0, bytes.length - 200))).toBe('unreadable');
  expect(await findInPaper(Buffer.from('%PDF-1.7\nnot really\n%%EOF'))).toBe('unreadable');
  expect(await findInPaper(readFileSync(import.meta.filename))).toBe('unreadable');
});

it('a PDF that is locked with a password cannot be looked through', async () => {
  const kit = new PdfKit({ ownerPassword: 'a', userPassword: 'b' });
  const chunks: Buffer[] = [];
  kit.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => kit.on('end', resolve));
  kit.text('Hemligt').end();
  await ended;
  expect(await findInPaper(Buffer.concat(chunks))).toBe('unreadable');
});
