// @vitest-environment jsdom
import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accordionFixtures } from '../blocks/accordion/accordion.fixtures.ts';
import { areaLookupFixtures } from '../blocks/area-lookup/area-lookup.fixtures.ts';
import { eServiceFixtures } from '../blocks/e-service/e-service.fixtures.ts';
import { videoFixtures } from '../blocks/video/video.fixtures.ts';
import { HOSTILE_HTML } from '../sanitize/hostile-html.fixtures.ts';
import { sanitizeHtml } from '../sanitize/sanitize-html.ts';
import { answerLookup, playFilm } from '../served.ts';
import { aNode } from '../tree/trees.fixtures.ts';
import { ALL_FIXTURES } from './all-blocks.fixtures.ts';
import { ContentView, type ContentViewProps } from './content-view.tsx';
import { resources } from './resources.fixtures.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | null = null;

afterEach(async () => {
  await act(() => root?.unmount());
  root = null;
  document.body.innerHTML = '';
});

/** Does what a visit does: the server's HTML, then React in the browser. @returns what React had to put right */
async function visit(props: Partial<ContentViewProps> & Pick<ContentViewProps, 'nodes'>): Promise<string[]> {
  const page = <ContentView resources={resources} {...props} />;
  document.body.innerHTML = `<main id="page"><h1>Sidan</h1><div id="root">${renderToString(page)}</div></main>`;
  const complaints: string[] = [];
  const onError = vi.spyOn(console, 'error').mockImplementation((...texts) => {
    complaints.push(texts.map(String).join(' '));
  });
  await act(async () => {
    const onRecoverableError = (error: unknown) => complaints.push(String(error));
    root = hydrateRoot(document.querySelector('#root') as Element, page, { onRecoverableError });
  });
  onError.mockRestore();
  return complaints;
}

async function click(element: HTMLElement | null) {
  await act(async () => element?.click());
}

describe('hydration', () => {
  it('finds every block, in every state, as the server rendered it', async () => {
    for (const fixtures of Object.values(ALL_FIXTURES)) {
      for (const node of Object.values(fixtures)) expect(await visit({ nodes: [node] })).toEqual([]);
    }
  });

  it('finds hostile rich text as the server rendered it, sanitised or not', async () => {
    const some = HOSTILE_HTML.filter((_, index) => index % 8 === 0);
    const raw = some.map((html, index) => aNode('html', `raw${index}`, { html }));
    const clean = some.map((html, index) => aNode('html', `clean${index}`, { html: sanitizeHtml(html) }));
    expect(await visit({ nodes: raw })).toEqual([]);
    expect(await visit({ nodes: clean })).toEqual([]);
  });
});

describe('accessibility', () => {
  it.each(Object.entries(ALL_FIXTURES))('axe finds nothing in %s', async (_, fixtures) => {
    await visit({ nodes: Object.values(fixtures) });
    for (const button of document.querySelectorAll('button[aria-expanded]'))
      await click(button as HTMLElement);
    // Without layout there are no colours to compare: contrast is for the journeys in a real browser.
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    const finds = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(finds).toEqual([]);
  });
});

describe('the accordion', () => {
  it('closes when React is there, opens and closes at a press, and stays with its heading', async () => {
    await visit({ nodes: [accordionFixtures.ordinary] });
    const button = document.querySelector('button');
    const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '');
    expect([button?.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['false', true]);
    await click(button);
    expect([button?.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['true', false]);
    await click(button);
    expect([button?.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['false', true]);
  });
});

describe('the video', () => {
  it('loads the film when asked, in a frame that may do little, and moves focus there', async () => {
    await visit({ nodes: [videoFixtures.ordinary] });
    expect(document.querySelector('iframe')).toBeNull();
    await click(document.querySelector('button'));
    const frame = document.querySelector('iframe');
    expect(frame?.src).toBe('https://video.example.se/embed/testa-brandvarnaren');
    expect(frame?.title).toBe('Så testar du brandvarnaren');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
    expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(frame?.hasAttribute('style')).toBe(false);
    expect(document.activeElement).toBe(frame);
  });
});

describe('the look-up of areas', () => {
  const type = (text: string) => {
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const shown = [...document.querySelectorAll('li')].filter(({ hidden }) => !hidden);
    return [document.querySelector('[role="status"]')?.textContent, shown.length];
  };

  it('leaves the areas that a place is in, and all of them where it is in none', async () => {
    await visit({ nodes: [areaLookupFixtures.ordinary] });
    expect(type('strandbyn')).toEqual(['Det här gäller för ”strandbyn”.', 1]);
    expect(type('000')).toEqual(['2 områden passar ”000”.', 2]);
    expect(type('Kiruna')).toEqual(['Vi hittar inget område för ”Kiruna”. Här är alla områden.', 2]);
    expect(type(' ')).toEqual(['', 2]);
  });

  it('leaves a field empty that somebody has emptied, when the page is drawn anew', async () => {
    history.replaceState(null, '', '?plats=strandbyn');
    await visit({ nodes: [areaLookupFixtures.ordinary] });
    const field = document.querySelector('input') as HTMLInputElement;
    expect(field.value).toBe('strandbyn');
    type('');
    await act(() =>
      root?.render(<ContentView nodes={[areaLookupFixtures.ordinary]} resources={resources} />),
    );
    expect(field.value).toBe('');
    history.replaceState(null, '', location.pathname);
  });
});

describe('blocks whose views are not loaded', () => {
  it('answer all the same: a film plays, a look-up finds what was typed before', () => {
    const { ordinary } = areaLookupFixtures;
    const page = <ContentView nodes={[videoFixtures.ordinary, ordinary]} resources={resources} />;
    document.body.innerHTML = renderToString(page);
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'Strandbyn';
    const stop = answerLookup(document.querySelector('[data-block="area-lookup"]') as HTMLElement);
    expect([...document.querySelectorAll('li')].map(({ hidden }) => hidden)).toEqual([false, true]);
    stop();
    const play = document.querySelector('button[data-film]') as HTMLElement;
    playFilm(play);
    playFilm(play);
    expect(document.activeElement).toBe(document.querySelector('iframe'));
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });
});

describe('the e-service block', () => {
  it('reports each link that has been removed', async () => {
    const onRemovedLink = vi.fn();
    await visit({ nodes: [eServiceFixtures.error ?? eServiceFixtures.empty], onRemovedLink });
    expect(onRemovedLink.mock.calls).toEqual([[99]]);
  });
});
