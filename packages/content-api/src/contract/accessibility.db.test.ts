import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentNode } from '@brandpost/domain';
import { startMailServer } from '@brandpost/test-support';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { checkSite } from '../accessibility/check-site.ts';
import { claimCheck, storeFindings } from '../accessibility/findings.ts';
import { createLetters } from '../mail/letters.ts';
import { describeOnBothEngines, NOW, type TestApi } from './engines.fixtures.ts';
import { publishOld } from './old-post.fixtures.ts';

type Fault = { name: string; content: ContentNode[] } | { name: string; html: string } | PdfFault;
type PdfFault = { name: string; pdf: (document: PDFDocument) => void };

const node = (type: string, props: object, children: ContentNode[] = []): ContentNode =>
  ({
    id: `${type}-${Math.abs(hash(JSON.stringify([props, children])))}`,
    type,
    version: '1.0.0',
    props,
    children,
  }) as ContentNode;
const hash = (text: string) =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
const text = (html: string) => [node('html', { html })];
const heading = (size: number, words: string) => node('heading', { size, text: words });
const table = (...lines: ContentNode[]) => [node('table', {}, lines)];
const row = (items: string) => node('table-row', { items });
const heads = (headings: string) => node('table-heading', { headings });

const CARD = { title: 'Kort', text: '', imgSrc: '', buttonLabel: '', buttonUrl: '' };

const IN_BLOCKS: Fault[] = [
  { name: 'jump-3', content: [heading(3, 'Hoppad')] },
  { name: 'jump-4', content: [heading(2, 'Först'), heading(4, 'Hoppad')] },
  { name: 'jump-5', content: [heading(2, 'Först'), heading(5, 'Hoppad')] },
  { name: 'jump-in-text', content: [heading(2, 'Först'), ...text('<h4>Hoppad</h4>')] },
  { name: 'empty-heading', content: [heading(2, ' ')] },
  { name: 'fake-heading', content: text('<p><strong>Tänk på</strong></p>') },
  { name: 'empty-link', content: text('<p>Läs <a href="/kontakt"> </a></p>') },
  { name: 'empty-link-out', content: text('<p><a href="https://example.se"></a> här</p>') },
  { name: 'vague', content: text('<p><a href="/kontakt">Läs mer</a></p>') },
  { name: 'vague-here', content: text('<p><a href="/kontakt">här</a></p>') },
  { name: 'vague-click', content: text('<p><a href="/kontakt">Klicka här</a></p>') },
  { name: 'address', content: text('<p><a href="https://example.se">https://example.se</a></p>') },
  {
    name: 'same',
    content: text('<p><a href="/kontakt">Plats</a> <a href="https://example.se">plats</a></p>'),
  },
  { name: 'vague-card', content: [node('card', { ...CARD, buttonLabel: 'Läs mer', buttonUrl: '/kontakt' })] },
  { name: 'bare-table', content: table(row('a|b')) },
  { name: 'bare-table-long', content: table(row('a|b'), row('c|d'), row('e|f')) },
  { name: 'empty-head', content: table(heads('a|'), row('b|c')) },
  { name: 'short-row', content: table(heads('a|b'), row('c')) },
  { name: 'long-row', content: table(heads('a|b'), row('c|d|e')) },
  { name: 'no-alt', content: [node('image', { imgSrc: '/media/utan-alt.jpg', caption: '' })] },
  { name: 'no-alt-card', content: [node('card', { ...CARD, imgSrc: '/media/utan-alt.jpg' })] },
  {
    name: 'untitled',
    content: [node('pdf', { title: '', pdf: '[{"filename":"a.pdf"},{"filename":"b.pdf","title":"B"}]' })],
  },
];
const IN_PAGES: Fault[] = [
  { name: 'html-image', html: '<img src="a.png">' },
  { name: 'html-svg', html: '<svg role="img"></svg>' },
  { name: 'html-role-img', html: '<span role="img"></span>' },
  { name: 'html-link', html: '<a href="/x"></a>' },
  { name: 'html-button', html: '<button></button>' },
  { name: 'html-field', html: '<input type="text">' },
  { name: 'html-select', html: '<select><option>a</option></select>' },
  { name: 'html-frame', html: '<iframe src="about:blank"></iframe>' },
  { name: 'html-list', html: '<ul><p>a</p></ul>' },
  { name: 'html-item', html: '<div><li>a</li></div>' },
  { name: 'html-terms', html: '<dl><p>a</p></dl>' },
  { name: 'html-term', html: '<div><dt>a</dt></div>' },
  { name: 'html-role', html: '<div role="checkbox" tabindex="0">a</div>' },
  { name: 'html-attribute', html: '<div aria-sort="up" role="columnheader">a</div>' },
  { name: 'html-unknown', html: '<div aria-namn="a">a</div>' },
  { name: 'html-radio', html: '<div role="radio" aria-checked="false" tabindex="0"></div>' },
  { name: 'html-nested', html: '<button>a <a href="/x">b</a></button>' },
  { name: 'html-lang', html: '<p lang="zz-inte">a</p>' },
  { name: 'html-summary', html: '<details><summary></summary>a</details>' },
  { name: 'html-image-button', html: '<input type="image" src="a.png">' },
  { name: 'html-slider', html: '<div role="slider" aria-valuenow="1" tabindex="0"></div>' },
  {
    name: 'html-area',
    html: '<map name="m"><area href="/x" shape="rect" coords="0,0,1,1"></map><img usemap="#m" alt="a" src="b.png">',
  },
];
const tagged = (document: PDFDocument) => {
  document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
  document.catalog.set(PDFName.of('StructTreeRoot'), document.context.obj({ Type: 'StructTreeRoot' }));
};
const inSwedish = (document: PDFDocument) => document.setLanguage('sv-SE');
const titled = (document: PDFDocument) => document.setTitle('Brandskydd');
const whole = (document: PDFDocument) => {
  for (const mend of [tagged, inSwedish, titled]) mend(document);
};
const both =
  (...mends: ((document: PDFDocument) => void)[]) =>
  (document: PDFDocument) => {
    for (const mend of mends) mend(document);
  };
const IN_PAPERS: PdfFault[] = [
  { name: 'untagged.pdf', pdf: both(inSwedish, titled) },
  { name: 'no-language.pdf', pdf: both(tagged, titled) },
  { name: 'no-title.pdf', pdf: both(tagged, inSwedish) },
  {
    name: 'only-marked.pdf',
    pdf: (document) => {
      both(inSwedish, titled)(document);
      document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: true }));
    },
  },
  {
    name: 'empty-language.pdf',
    pdf: (document) => {
      both(tagged, titled)(document);
      document.setLanguage(' ');
    },
  },
  {
    name: 'empty-title.pdf',
    pdf: (document) => {
      both(tagged, inSwedish)(document);
      document.setTitle(' ');
    },
  },
];
/** What nobody publishes, whatever reason they give. */
const REFUSED: ReadonlySet<string> = new Set(['empty-link', 'empty-link-out']);
const FAULTS = [...IN_BLOCKS, ...IN_PAGES, ...IN_PAPERS];

const page = (html: string) =>
  `<!doctype html><html lang="sv"><head><title>Sida</title></head><body><main><h1>Sida</h1>${html}</main></body></html>`;

async function putPaper(api: TestApi, name: string, change: (document: PDFDocument) => void): Promise<void> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage([200, 200]);
  change(document);
  const bytes = await document.save();
  await api.media.inWorkFolder(async (folder) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    await api.media.store.delete(name);
    await api.media.store.put(name, file, { fileType: 'application/pdf' });
  });
}

async function addPaper(api: TestApi, { name, pdf }: PdfFault): Promise<void> {
  await putPaper(api, name, pdf);
  const { id } = await api.db
    .insertInto('media')
    .values({
      ...{ filename: name, title: name, title_key: name, alt: 'Ett dokument', file_type: 'application/pdf' },
      ...{ upload_description: '', created_date: NOW },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('media_file')
    .values({
      name,
      media_id: id,
      role: 'original',
      stored_name: name,
      file_type: 'application/pdf',
    } as never)
    .execute();
  await sql`insert into media_use (post_id, media_id, field) select id, ${id}, 'content' from post
    where slug = 'brandvarnare'`.execute(api.db);
}

describeOnBothEngines('the accessibility of what is published', (api) => {
  /** The pages as they are sent; no other page can be read. */
  const site = new Map<string, string>();
  const check = () =>
    checkSite({
      ...{ db: api.db, now: () => NOW, media: api.media, signal: new AbortController().signal },
      pages: { list: async () => [...site.keys()], read: async (path) => site.get(path) ?? null },
    });
  const statement = async () => {
    const { status, body } = await api.get('/accessibility/statement');
    expect(status).toBe(200);
    return body as { findings: { path: string; title: string; message: string }[]; checkedAt: string | null };
  };
  const nameless = sql`insert into media (filename, title, title_key, alt, file_type, upload_description, created_date)
    values ('utan-alt.jpg', 'Utan', 'utan', '', 'image/jpeg', '', now()) returning id`;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    const { rows } = await sql<{ id: number }>`${nameless}`.execute(api.db);
    await sql`insert into media_file (name, media_id, role, stored_name, file_type)
      values ('utan-alt.jpg', ${rows[0]?.id ?? 0}, 'original', 'utan-alt.jpg', 'image/jpeg')`.execute(api.db);
  });

  const pathOf = (fault: Fault) => {
    if ('content' in fault) return `/nyhet/fel-${fault.name}`;
    return 'html' in fault ? `/${fault.name}` : `/media/${fault.name}`;
  };

  it(`shows each of ${FAULTS.length} seeded faults in the statement, and none of them when they are mended`, async () => {
    expect(FAULTS.length).toBe(50);
    await check();
    const before = new Set((await statement()).findings.map(({ path }) => path));
    expect(FAULTS.filter((fault) => before.has(pathOf(fault)))).toEqual([]);

    const token = await api.tokenFor(1);
    for (const fault of FAULTS) {
      if ('html' in fault) site.set(pathOf(fault), page(fault.html));
      else if ('pdf' in fault) await addPaper(api, fault);
      else {
        const body = {
          ...{ type: 'news', title: `Fel ${fault.name}`, slug: `fel-${fault.name}`, status: 'publish' },
          ...{ nodeIds: [1], content: fault.content, excerpt: 'En nyhet.' },
          override: { reason: 'Sådd för provet', findings: [] },
        };
        const isRefused = REFUSED.has(fault.name);
        const answer = await api.send('POST', '/post', { token, body });
        expect([fault.name, answer.status]).toEqual([fault.name, isRefused ? 422 : 201]);
        ids.set(fault.name, isRefused ? await publishOld(api, token, body) : answer.body.id);
        site.set(pathOf(fault), page(''));
      }
    }
    await check();
    const found = new Set((await statement()).findings.map(({ path }) => path));
    expect(FAULTS.filter((fault) => !found.has(pathOf(fault))).map(({ name }) => name)).toEqual([]);

    for (const fault of FAULTS) {
      if ('html' in fault) site.set(pathOf(fault), page('<p>Lagat</p>'));
      else if ('pdf' in fault) await putPaper(api, fault.name, whole);
      else {
        const body = { content: text(`<p>Lagat.</p>`) };
        const answer = await api.send('PUT', `/post/${ids.get(fault.name)}`, { token, body });
        expect([fault.name, answer.status]).toEqual([fault.name, 200]);
      }
    }
    await check();
    const after = new Set((await statement()).findings.map(({ path }) => path));
    expect(FAULTS.filter((fault) => after.has(pathOf(fault))).map(({ name }) => name)).toEqual([]);
  }, 120_000);

  it('names no page that visitors may not open, though it was found faulty when they could', async () => {
    const found = [{ rule: 'block/heading-skipped', message: 'a', criterion: '1.3.1', place: '' }];
    await storeFindings(api.db, { path: '/nyhet/hemlig-plan', title: 'Hemlig plan', found }, NOW);
    expect(JSON.stringify(await statement())).not.toContain('emlig');
  });

  it('is checked by one at a time', async () => {
    const later = new Date(NOW.getTime() + 1000);
    expect(await claimCheck(api.db, later, null)).toBe(true);
    expect(await claimCheck(api.db, later, null)).toBe(false);
    const { body } = await api.get('/accessibility/check', await api.tokenFor(1));
    expect(body.isRunning).toBe(true);
  });

  it('is looked after by those who publish', async () => {
    for (const path of ['/accessibility/finding', '/accessibility/check', '/accessibility/report']) {
      expect([path, (await api.get(path)).status]).toEqual([path, 401]);
      expect([path, (await api.get(path, await api.tokenFor(7))).status]).toEqual([path, 403]);
      expect([path, (await api.get(path, await api.tokenFor(3))).status]).toEqual([path, 200]);
    }
  });

  it('has a statement that editors add to', async () => {
    const words = {
      ...{ level: 'partial', lacks: 'En film saknar syntolkning', burdens: '', outside: '', methods: '' },
      ...{ assessedOn: '2026-11-02', email: 'tillganglighet@example.se', telephone: '' },
    };
    const token = await api.tokenFor(3);
    expect((await api.send('PUT', '/accessibility/statement', { token, body: words })).status).toBe(200);
    expect(await statement()).toMatchObject({ words, updatedAt: NOW.toISOString() });
    const odd = { ...words, assessedOn: 'igår' };
    expect((await api.send('PUT', '/accessibility/statement', { token, body: odd })).status).toBe(400);
    expect((await api.send('PUT', '/accessibility/statement', { body: words })).status).toBe(401);
  });

  it('takes reports from anybody, which are answered in time and then forget who asked', async () => {
    const body = {
      page: '/kontakt',
      description: 'Kartan går inte att nå med tangentbord.',
      email: 'en@example.se',
    };
    expect((await api.send('POST', '/accessibility/report', { body })).status).toBe(200);
    const token = await api.tokenFor(3);
    const [report] = (await api.get('/accessibility/report', token)).body;
    expect(report).toMatchObject({ ...body, state: 'new', answer: '', answeredAt: null });
    expect(Date.parse(report.dueAt) - Date.parse(report.reportedAt)).toBe(14 * 24 * 3_600_000);
    const change = (sent: object) =>
      api.send('PUT', `/accessibility/report/${report.id}`, { token, body: sent });
    expect((await change({ state: 'answered', answer: ' ' })).body.errors).toEqual([
      { field: 'answer', message: 'Skriv vad ni har svarat' },
    ]);
    expect((await change({ state: 'ongoing', answer: '' })).body).toMatchObject({ email: body.email });
    expect((await change({ state: 'answered', answer: 'Lagat nu.' })).body).toMatchObject({
      ...{ state: 'answered', answer: 'Lagat nu.', email: '', answeredAt: NOW.toISOString() },
    });
    const { rows } = await sql`select 1 from audit_entry where after::text like '%en@example.se%'`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['a report that says nothing', { description: ' kort ' }, 'description'],
    ['one that is too long', { description: 'a'.repeat(4001) }, 'description'],
    ['an address that is none', { email: 'nej' }, 'email'],
  ])('refuses %s in Swedish', async (_, change, field) => {
    const body = { page: '', description: 'Bilden saknar text.', email: '', ...change };
    const answer = await api.send('POST', '/accessibility/report', { body });
    expect([answer.status, answer.body.errors.map((error: { field: string }) => error.field)]).toEqual([
      422,
      [field],
    ]);
  });

  it('sends an answer to the one who reported it, and notes no answer that could not be sent', async () => {
    const mail = await startMailServer();
    const token = await api.tokenFor(3);
    const email = 'en+annan@example.se';
    const report = { page: '/sida/a', description: 'Bilden saknar text.\nOch tabellen.', email };
    await api.send('POST', '/accessibility/report', { body: report });
    const { body: reports } = await api.get('/accessibility/report', token);
    const { id, canBeSent } = reports.find((listed: { email: string }) => listed.email === email);
    expect(canBeSent).toBe(true);
    const answer = (sent: object) =>
      api.send('PUT', `/accessibility/report/${id}`, { token, body: { answer: 'Lagat nu.', ...sent } });

    const refused = await answer({ state: 'ongoing', send: true });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'send']);
    api.letters.send = () => Promise.reject(new Error('Nobody answers.'));
    const failed = await answer({ state: 'answered', send: true });
    expect([failed.status, failed.body.errors[0].message]).toEqual([
      422,
      'E-brevet gick inte att skicka. Försök igen om en stund, eller svara från din egen e-post.',
    ]);

    const config = { url: mail.url, needsTls: false, from: 'Räddningstjänsten <nej@example.org>' };
    api.letters.send = createLetters(config).send;
    expect((await answer({ state: 'answered', send: true })).body).toMatchObject({
      ...{ state: 'answered', email: '', canBeSent: false },
    });
    expect((await answer({ state: 'answered', send: true })).status).toBe(422);
    expect(mail.received.map(({ to, email: { subject } }) => [to, subject])).toEqual([
      [email, 'Svar på din anmälan om webbplatsens tillgänglighet'],
    ]);
    const text = mail.received[0]?.email.text ?? '';
    expect(text).toContain('Lagat nu.');
    expect(text).toContain('> Bilden saknar text.\n> Och tabellen.');
    await mail.close();
  });

  it('forgets an address to answer after half a year, answered or not', async () => {
    await sql`insert into lack_report (page, description, email, state, reported_date, due_date)
      values ('/', 'Gammal anmälan', 'gammal@example.se', 'new', ${new Date(NOW.getTime() - 181 * 86_400_000)}, ${NOW})`.execute(
      api.db,
    );
    const { body } = await api.get('/accessibility/report', await api.tokenFor(3));
    expect(JSON.stringify(body)).toContain('Gammal anmälan');
    expect(JSON.stringify(body)).not.toContain('gammal@');
  });
});
