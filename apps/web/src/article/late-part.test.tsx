// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createServices, ServicesProvider } from '../api/services.ts';
import { VISITOR } from '../session/visitor.ts';
import { latePart } from './late-part.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const NOW = new Date('2026-11-24T12:00:00Z');
const services = createServices({
  ...{
    origin: 'https://www.example.se',
    transport: fetch,
    now: NOW,
    servedEvent: null,
    clock: () => NOW,
    session: VISITOR,
  },
  ...{ sessionParts: null, site: 'public', address: () => '/' },
  signIn: { password: true, passkeys: [], singleSignOn: false },
});

/** As each browser meets it: with nothing loaded. */
const newPart = (load = vi.fn()) => {
  const part = latePart<{ words: string }>(async () => {
    load();
    return ({ words }) => <p>{words}</p>;
  });
  const page = (words: string) => (
    <MemoryRouter>
      <ServicesProvider value={services}>
        <part.View words={words} />
      </ServicesProvider>
    </MemoryRouter>
  );
  return { part, page, load };
};
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
});

async function served(words: string): Promise<string> {
  const { part, page } = newPart();
  await part.load();
  return renderToString(page(words));
}

it('stays as the server wrote it, without loading what writes it, until it says something else', async () => {
  const { page, load } = newPart();
  place.innerHTML = await served('Öppet');
  const root = await act(async () => hydrateRoot(place, page('Öppet')));
  expect([place.textContent, load.mock.calls.length]).toEqual(['Öppet', 0]);
  await act(async () => root.render(page('Stängt')));
  expect([place.textContent, load.mock.calls.length]).toEqual(['Stängt', 1]);
  await act(async () => root.unmount());
});

it('is loaded where a browser draws the page itself, which may set no HTML', async () => {
  const { page } = newPart();
  const set = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const root = createRoot(place);
  await act(async () => root.render(page('Öppet')));
  expect(place.textContent).toBe('Öppet');
  expect(set).not.toHaveBeenCalled();
  set.mockRestore();
  await act(async () => root.unmount());
});
