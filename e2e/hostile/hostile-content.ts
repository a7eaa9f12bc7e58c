/** Marks that a script of the content has run, in any of the ways that content could try. */
const RUN = 'window.hasRun=true';

const HTML = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><script>${RUN}</script></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}">`,
  `<iframe srcdoc="<script>parent.hasRun=true</script>"></iframe>`,
  `<a href="javascript:${RUN}">länk</a>`,
  `<a href="//evil.example.org/x">länk</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">länk</a>`,
  `<form action="https://evil.example.org"><button formaction="javascript:${RUN}">knapp</button></form>`,
  `<p style="background:url(https://evil.example.org/x)" onclick="${RUN}">text</p>`,
  `<xmp><img src=x onerror="${RUN}"></xmp>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<base href="https://evil.example.org/"><meta http-equiv=refresh content="0;url=https://evil.example.org">`,
  `<p id="root" name="cookie">${'<b>'.repeat(5000)}djup</p>`,
];

const TEXT = `"><script>${RUN}</script><img src=x onerror="${RUN}">{{7*7}}\${7*7}$&$\`</title></script>\u2028`;

let nextId = 0;
const node = (type: string, props: Record<string, unknown>, children: unknown[] = []) => ({
  id: `h${nextId++}`,
  type,
  version: '1.0.0',
  props,
  children,
});

function nested(depth: number): unknown {
  let tree: unknown = node('html', { html: '<p>botten</p>' });
  for (let level = 0; level < depth; level += 1) tree = node('row', {}, [node('col', { cols: 6 }, [tree])]);
  return tree;
}

/** A post as no editor could save it, put into the database past every check. */
export const hostilePost = {
  slug: `hostile"><script>${RUN}</script>`,
  title: `Fientlig ${TEXT}`,
  excerpt: TEXT,
  blurb: [{ title: TEXT, text: TEXT, url: `javascript:${RUN}` }],
  info: [{ title: TEXT, url: `JaVaScRiPt:${RUN}`, openInNewWindow: true }],
  contact: {
    title: TEXT,
    name: TEXT,
    phone: TEXT,
    email: `a@b.se?x=<script>`,
    address: TEXT,
    openingHours: TEXT,
  },
  content: [
    ...HTML.map((html) => node('html', { html })),
    node('heading', { text: TEXT, size: 'script' }),
    node('card', {
      title: TEXT,
      text: TEXT,
      imgSrc: 'https://evil.example.org/x.png',
      buttonLabel: TEXT,
      buttonUrl: `javascript:${RUN}`,
    }),
    node('image', { imgSrc: `/media/x.png" onerror="${RUN}`, caption: TEXT }),
    node('video', { videoSrc: `javascript:${RUN}` }),
    node('video', { videoSrc: 'https://evil.example.org/embed' }),
    node('pdf', { title: TEXT, pdf: '[{"id":1,"filename":"../../x","title":"<script>"},{' }),
    node('e-service', { title: TEXT, linkIds: '["constructor",{"__proto__":1},1e999]' }),
    node('table', {}, [
      node('table-heading', { headings: TEXT }),
      node('table-row', { items: `${TEXT}|`.repeat(300) }),
    ]),
    node('accordion', { title: TEXT }, [node('html', { html: HTML.join('') })]),
    node('constructor', { html: HTML.join('') }),
    node('__proto__', { html: HTML.join('') }),
    node('script', { text: RUN }),
    nested(200),
  ],
} as const;

export const hostileNames = {
  site: `Norrån </title><script>${RUN}</script>`,
  link: { name: `E-tjänst <img src=x onerror="${RUN}">`, url: `javascript:${RUN}` },
} as const;
