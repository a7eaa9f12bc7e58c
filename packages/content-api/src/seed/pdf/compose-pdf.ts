import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { FIGTREE } from '../figtree.ts';
import { PDF_TEXTS, type Section } from './documents.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc['struct']>;

const MARGIN = 56;
const INK = '#101828';
const BLUE = '#174285';
const BAND_HEIGHT = 74;
const SERVICE = 'Räddningstjänsten Norrån';

/** A tagged PDF file with the media record's title and a text of its own. Fonts are embedded. */
export function composePdf(media: { filename: string; title: string; alt: string }): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types know fewer subsets than the library.
    subset: 'PDF/UA' as 'PDF/A-3',
    tagged: true,
    lang: 'sv-SE',
    displayTitle: true,
    info: { Title: media.title, Author: SERVICE, Subject: media.alt },
    // The first font would otherwise be looked for among the fonts that every reader once had.
    font: FIGTREE.regular,
  });
  const finished = bytesOf(doc);
  doc.registerFont('text', readFileSync(FIGTREE.regular));
  doc.registerFont('bold', readFileSync(FIGTREE.bold));

  const root = doc.struct('Document');
  doc.addStructure(root);
  const text = PDF_TEXTS[media.filename] ?? { lead: media.alt, sections: [] };
  band(doc);
  root.add(
    doc.struct('H1', {}, () =>
      doc
        .font('bold')
        .fontSize(28)
        .fillColor(INK)
        .text(media.title, MARGIN, BAND_HEIGHT + 40),
    ),
  );
  doc.moveDown(0.4);
  paragraph(doc, root, text.lead, 13);
  for (const section of text.sections) addSection(doc, root, section);
  root.end();
  doc.end();
  return finished;
}

/** The coloured band on top is decoration: readers that read aloud pass over it. */
function band(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, BAND_HEIGHT).fill('#0B2347');
  for (let x = -20; x < doc.page.width; x += 44) {
    doc
      .polygon([x, BAND_HEIGHT + 8], [x + 22, BAND_HEIGHT + 8], [x + 30, BAND_HEIGHT], [x + 8, BAND_HEIGHT])
      .fill('#FFD02E');
  }
  doc.font('bold').fontSize(15).fillColor('#FFFFFF').text(SERVICE, MARGIN, 28);
  doc.endMarkedContent();
}

function addSection(doc: Doc, root: Structure, section: Section): void {
  doc.moveDown(0.9);
  root.add(
    doc.struct('H2', {}, () => doc.font('bold').fontSize(17).fillColor(BLUE).text(section.heading, MARGIN)),
  );
  doc.moveDown(0.4);
  if ('text' in section) for (const text of section.text) paragraph(doc, root, text);
  if ('checklist' in section) checklist(doc, root, section.checklist);
  if ('table' in section) table(doc, root, section.table);
}

function paragraph(doc: Doc, root: Structure, text: string, size = 11.5): void {
  root.add(
    doc.struct('P', {}, () =>
      doc.font('text').fontSize(size).fillColor(INK).text(text, MARGIN, doc.y, { lineGap: 4 }),
    ),
  );
  doc.moveDown(0.3);
}

function checklist(doc: Doc, root: Structure, items: string[]): void {
  const list = doc.struct('L');
  root.add(list);
  for (const item of items) {
    const entry = doc.struct('LI');
    list.add(entry);
    entry.add(
      doc.struct('LBody', {}, () => {
        const top = doc.y;
        doc.roundedRect(MARGIN, top, 12, 12, 2).lineWidth(1.2).stroke(BLUE);
        doc
          .font('text')
          .fontSize(11.5)
          .fillColor(INK)
          .text(item, MARGIN + 24, top, { lineGap: 3 });
      }),
    );
    entry.end();
    doc.moveDown(0.35);
  }
  list.end();
  doc.x = MARGIN;
}

function table(doc: Doc, root: Structure, rows: string[][]): void {
  const columns = rows[0]?.length ?? 1;
  const width = (doc.page.width - 2 * MARGIN) / columns;
  const frame = doc.struct('Table');
  root.add(frame);
  for (const [index, row] of rows.entries()) {
    doc.font(index === 0 ? 'bold' : 'text').fontSize(11);
    const height = Math.max(26, ...row.map((cell) => doc.heightOfString(cell, { width: width - 16 }) + 12));
    const top = doc.y;
    const line = doc.struct('TR');
    frame.add(line);
    for (const [column, cell] of row.entries()) {
      const left = MARGIN + column * width;
      line.add(
        doc.struct(index === 0 ? 'TH' : 'TD', {}, () => {
          doc.rect(left, top, width, height).lineWidth(0.7);
          if (index === 0) doc.fillAndStroke('#E7EEF8', '#A9B6CA');
          else doc.stroke('#A9B6CA');
          doc.fillColor(INK).text(cell, left + 8, top + 7, { width: width - 16 });
        }),
      );
    }
    line.end();
    doc.y = top + height;
  }
  frame.end();
  doc.x = MARGIN;
}

function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
