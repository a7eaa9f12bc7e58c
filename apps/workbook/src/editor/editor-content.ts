import type { ContentNode } from '@brandpost/domain';

let last = 0;

function block(type: string, props: Record<string, unknown>, children: ContentNode[] = []): ContentNode {
  return { id: `block-${++last}`, type, version: '1.0.0', props, children };
}

const text = (html: string) => block('html', { html });

/** The page of the sketch, with a block of every kind. */
export const ADVENT: ContentNode[] = [
  block('heading', { text: 'Fem enkla vanor', size: 2 }),
  text(
    '<p>December är den månad då det brinner mest i våra hem. Släck ljusen när du lämnar rummet, ställ dem på ett underlag som inte brinner och byt ljus innan de har brunnit ner.</p>',
  ),
  block('row', {}, [
    block('col', { cols: 6 }, [
      block('image', { imgSrc: '/media/adventsljusstake.jpg', caption: 'Ställ ljusstaken på ett fat.' }),
    ]),
    block('col', { cols: 6 }, [
      text(
        '<p>Prova brandvarnaren varje söndag i advent. Det tar fem sekunder. <a href="/sida/brandvarnare">Byt batteri</a> när den piper.</p>',
      ),
      block('card', {
        title: 'Brandfilt i köket',
        text: 'Den kväver elden innan den sprider sig.',
        imgSrc: '',
        buttonLabel: 'Läs om brandfiltar',
        buttonUrl: '/sida/brandfilt',
      }),
    ]),
  ]),
  block('accordion', { title: 'Levande ljus' }, [
    text('<p>Välj ljusstakar som inte brinner.</p>'),
    block('table', {}, [
      block('table-heading', { headings: 'Ljus|Brinntid' }),
      block('table-row', { items: 'Kronljus|8 timmar' }),
      block('table-row', { items: 'Värmeljus|4 timmar' }),
    ]),
  ]),
  block('pdf', {
    title: 'Att skriva ut',
    pdf: JSON.stringify([
      { id: 4, filename: 'advent.pdf', title: 'Advent utan brand', description: 'Två sidor' },
      { id: 5, filename: 'checklista.pdf', title: 'Checklista', description: '' },
    ]),
  }),
  block('video', { videoSrc: 'https://player.vimeo.com/video/76979871' }),
  block('e-service', { title: 'E-tjänster', linkIds: '[1, 2, 99]' }),
];

/** As many blocks as a page is planned for: a heading, a text and a row of two, again and again. */
export const FIVE_HUNDRED: ContentNode[] = Array.from({ length: 100 }, (_, index) => [
  block('heading', { text: `Avsnitt ${index + 1}`, size: 2 }),
  text(`<p>Stycke ${index + 1} om hur du förebygger brand. ${'Prova brandvarnaren. '.repeat(8)}</p>`),
  block('row', {}, [block('col', { cols: 6 }, []), block('col', { cols: 6 }, [])]),
]).flat();
