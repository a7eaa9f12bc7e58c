import { readFileSync } from 'node:fs';
import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNode, anyTree } from '../../tree/trees.fixtures.ts';
import { checkContent } from './check-content.ts';
import { OFFICIAL_WORDS } from './check-official-words.ts';
import type { CheckedPost, KnownSite } from './checked-content.ts';

const POST: CheckedPost = { type: 'page', title: 'Elda säkert' };
const KNOWN: KnownSite = {
  media: new Map([
    ['brandbil.jpg', { alt: 'En brandbil', isDecorative: false }],
    ['rok.jpg', { alt: ' ', isDecorative: false }],
    ['monster.png', { alt: null, isDecorative: true }],
    ['borta.jpg', null],
  ]),
  pages: new Set(['/', '/sida/brandvarnare', '/sida/åska', '/kontakt']),
  linkIds: new Set([1, 2]),
};

function found(tree: readonly ContentNode[], post: Partial<CheckedPost> = {}): string[] {
  return checkContent({ tree, post: { ...POST, ...post }, known: KNOWN }).map(({ code }) => code);
}

const text = (html: string) => [aNode('html', 'text', { html })];
const heading = (size: number, words: string) => aNode('heading', `h${size}`, { size, text: words });
const image = (filename: string) => [aNode('image', 'bild', { imgSrc: `/media/${filename}` })];
const table = (...lines: ContentNode[]) => [aNode('table', 'tabell', {}, lines)];
const head = (headings: string) => aNode('table-heading', 'head', { headings });
const line = (items: string) => aNode('table-row', 'line', { items });
const words = (count: number) => Array.from({ length: count }, (_, index) => `ord${index}`).join(' ');

describe('what is found in content', () => {
  it.each<[string, ContentNode[], string[]]>([
    ['nothing in what is as it should be', [heading(2, 'Innan'), ...text('<p>Ring 112.</p>')], []],
    ['a heading without text', [heading(2, ' ')], ['heading-empty']],
    ['a size that is skipped', [heading(2, 'a'), heading(4, 'b')], ['heading-skipped']],
    ['a first heading that is too small', [heading(3, 'a')], ['heading-skipped']],
    ['a size that is skipped in a text', [heading(2, 'a'), ...text('<h4>b</h4>')], ['heading-skipped']],
    [
      'nothing in sizes that go up again',
      [heading(2, 'a'), heading(3, 'b'), heading(2, 'c')].map((node, at) => ({ ...node, id: `${at}` })),
      [],
    ],
    [
      'a paragraph all in bold',
      text('<p><strong>Tänk på</strong> <b>detta</b></p><p>a <b>b</b></p>'),
      ['heading-fake'],
    ],
    ['a picture that says nothing', image('rok.jpg'), ['picture-without-alt']],
    [
      'a picture of a card that says nothing',
      [aNode('card', 'kort', { imgSrc: '/media/rok.jpg' })],
      ['picture-without-alt'],
    ],
    ['a picture that is gone', image('borta.jpg'), ['picture-gone']],
    ['nothing in a picture with a text', image('brandbil.jpg'), []],
    ['nothing in a picture that is decorative', image('monster.png'), []],
    ['nothing in a picture that nobody looked up', image('ny.jpg'), []],
    ['a link without text', text('<p><a href="/kontakt"> </a></p>'), ['link-text-empty']],
    ['a link that says nothing', text('<p><a href="/kontakt">Läs mer »</a></p>'), ['link-text-vague']],
    [
      'a link that is an address',
      text('<p><a href="https://a.se">https://a.se</a></p>'),
      ['link-text-address'],
    ],
    [
      'a card whose button says nothing',
      [aNode('card', 'kort', { buttonLabel: 'Klicka här!', buttonUrl: '/kontakt' })],
      ['link-text-vague'],
    ],
    [
      'one text that leads to two places',
      text('<p><a href="/kontakt">Kontakt</a> <a href="https://a.se">kontakt</a></p>'),
      ['link-text-same'],
    ],
    [
      'nothing in one text that leads to one place twice',
      text('<p><a href="/kontakt">Kontakt</a> <a href="/kontakt">Kontakt</a></p>'),
      [],
    ],
    ['a link to a page that is not there', text('<p><a href="/sida/borta#a">Sotning</a></p>'), ['link-dead']],
    [
      'a button to a page that is not there',
      [aNode('card', 'kort', { buttonLabel: 'Sotning', buttonUrl: '/borta' })],
      ['link-dead'],
    ],
    ['a link to a file that is gone', text('<p><a href="/media/borta.jpg">Bilden</a></p>'), ['link-dead']],
    [
      'nothing in links that lead somewhere',
      text(
        '<p><a href="/sida/brandvarnare/?a#b">a</a><a href="/sida/%C3%A5ska">b</a><a href="/media/brandbil.jpg">c</a><a href="https://a.se/x">d</a><a href="tel:112">e</a></p>',
      ),
      [],
    ],
    ['a table without headings', table(line('a|b')), ['table-without-headings']],
    ['nothing in a table without anything', table(), []],
    ['a heading of a table that is empty', table(head('a|'), line('b|c')), ['table-heading-empty']],
    ['a row with too few cells', table(head('a|b'), line('c')), ['table-uneven']],
    [
      'half an address of a button',
      [aNode('card', 'k', { buttonUrl: 'www.exempel.se' })],
      ['address-unusable'],
    ],
    ['a film that is in no frame', [aNode('video', 'v', { videoSrc: 'http://a.se' })], ['address-unusable']],
    [
      'nothing in whole addresses',
      [
        aNode('card', 'k', { buttonUrl: 'tel:112' }),
        aNode('video', 'v', { videoSrc: 'https://film.example.se/a' }),
      ],
      [],
    ],
    ['an e-service that is gone', [aNode('e-service', 'e', { linkIds: '[1,7]' })], ['e-service-removed']],
    [
      'a document without a title',
      [aNode('pdf', 'p', { pdf: '[{"filename":"a.pdf"},{"filename":"b.pdf","title":"Tillsyn"}]' })],
      ['document-without-title'],
    ],
    [
      'a dropdown with nothing in it',
      [aNode('accordion', 'd', { title: 'Mer' }, [aNode('html', 'tom', { html: '<p> </p>' })])],
      ['accordion-empty'],
    ],
    ['a dropdown without a title', [aNode('accordion', 'd', {}, text('<p>a</p>'))], ['accordion-empty']],
    [
      'what is left to fill in',
      text('<p>Ring [telefonnummer], [Nämndens namn].</p>'),
      ['placeholder-left', 'placeholder-left'],
    ],
    ['square brackets of a quotation', text('<p>Lagen [1] säger ”eldar [sic] hen” [år 2020].</p>'), []],
    ['a sentence of thirty-one words', text(`<p>${words(31)}. Kort.</p>`), ['sentence-long']],
    [
      'nothing in a sentence of thirty words, nor in a list of many',
      text(`<p>${words(30)}.</p><ul><li>${words(20)}</li><li>${words(20)}</li></ul>`),
      [],
    ],
    ['a paragraph of more than 120 words', text(`<p>${`${words(25)}. `.repeat(5)}</p>`), ['paragraph-long']],
    [
      'words in capitals, once each',
      text('<p>ELDNINGSFÖRBUD råder. ELDNINGSFÖRBUD! SMHI, MSBFS och RAKEL.</p>'),
      ['text-in-capitals'],
    ],
    [
      'the words of authorities',
      text('<p>Samtliga ska i\nenlighet med beslutet erhålla besked. Åejland, dockan.</p>'),
      ['word-official', 'word-official', 'word-official'],
    ],
  ])('is %s', (_, tree, codes) => {
    expect(found(tree)).toEqual(codes);
  });

  it('is also what the post says beside its content', () => {
    expect(found([], { excerpt: `${words(31)}.`, title: 'ELDNINGSFÖRBUD' })).toEqual([
      'sentence-long',
      'text-in-capitals',
    ]);
    expect(found([], { info: [{ title: 'här', url: '/kontakt' }] })).toEqual(['link-text-vague']);
    expect(found([], { blurbs: [{ title: 'Sotning', text: 'Erhåll', url: '/borta' }] })).toEqual([
      'link-dead',
    ]);
  });

  it('names the block and says in Swedish what to do', () => {
    const [finding] = checkContent({ tree: image('rok.jpg'), post: POST, known: KNOWN });
    expect(finding).toEqual({
      code: 'picture-without-alt',
      severity: 'must',
      blockId: 'bild',
      message: 'Bilden ”rok.jpg” saknar alt-text.',
      help: 'Beskriv i mediebiblioteket vad bilden visar, eller ange där att den är dekorativ.',
      mayOverride: true,
    });
  });

  it.each([
    ['picture-without-alt', image('rok.jpg'), true],
    ['heading-empty', [heading(2, '')], true],
    ['table-without-headings', table(line('a|b')), true],
    ['link-text-empty', text('<p><a href="/kontakt"></a></p>'), false],
    ['link-dead', text('<p><a href="/borta">Sotning</a></p>'), false],
    ['address-unusable', [aNode('card', 'k', { buttonUrl: 'htt' })], true],
  ])('keeps a post from being published when it is %s, and never an alert', (code, tree, mayOverride) => {
    const found = (type: string) => checkContent({ tree, post: { ...POST, type }, known: KNOWN });
    expect(found('page')).toMatchObject([{ code, severity: 'must', mayOverride }]);
    expect(found('alert')).toMatchObject([{ code, severity: 'advice', mayOverride: true }]);
  });

  it('begins with what must be put right', () => {
    const tree = [...text('<p><a href="/kontakt">här</a></p>'), ...image('rok.jpg')];
    expect(found(tree)).toEqual(['picture-without-alt', 'link-text-vague']);
  });

  it('never keeps anything back for words alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const tree = [aNode('card', 'kort', { title: words, text: words })];
        const findings = checkContent({ tree, post: POST, known: KNOWN });
        expect(findings.filter(({ severity }) => severity === 'must')).toEqual([]);
      }),
    );
  });

  it('is found in any valid tree without failing, each time in a block of it', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        for (const { blockId } of checkContent({ tree, post: POST, known: KNOWN })) {
          expect(JSON.stringify(tree)).toContain(`"id":"${blockId}"`);
        }
      }),
    );
  });

  it.each(['pages', 'translations', 'news', 'alerts'])(
    'is nothing that would keep the demo content in %s.json back',
    (file) => {
      const url = new URL(`../../../../../demo/content/${file}.json`, import.meta.url);
      const posts: { title: string; status?: string; content?: ContentNode[] }[] = JSON.parse(
        readFileSync(url, 'utf8'),
      );
      for (const { title, status, content = [] } of posts) {
        const findings = checkContent({ tree: content, post: { type: 'page', title }, known: KNOWN });
        // A draft of an alert keeps room for what nobody knows before it is needed.
        const ignored = status === 'draft' ? ['link-dead', 'placeholder-left'] : ['link-dead'];
        const kept = findings.filter(({ severity, code }) => severity === 'must' && !ignored.includes(code));
        expect([title, kept]).toEqual([title, []]);
      }
    },
  );
});

describe('the words of authorities', () => {
  it('are some forty, none of them twice, and none in what is written instead', () => {
    const forms = OFFICIAL_WORDS.flatMap((word) => word.forms);
    expect(OFFICIAL_WORDS.length).toBeGreaterThan(40);
    expect(new Set(forms).size).toBe(forms.length);
    for (const { plain } of OFFICIAL_WORDS) expect(found(text(`<p>${plain}</p>`))).toEqual([]);
  });
});
