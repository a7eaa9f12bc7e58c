// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { ServedPart } from './served-part.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = (isLoaded: boolean) => (
  <MemoryRouter>
    <ServedPart>{isLoaded ? <p>Hjälpte sidan dig?</p> : null}</ServedPart>
  </MemoryRouter>
);
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
});

it('keeps what the server wrote, in a browser that has not loaded what writes it', async () => {
  place.innerHTML = renderToString(page(true));
  const root = await act(async () => hydrateRoot(place, page(false)));
  expect(place.textContent).toBe('Hjälpte sidan dig?');
  await act(async () => root.unmount());
});

it('is not there where a browser draws the page itself and has not loaded it', async () => {
  const root = createRoot(place);
  await act(async () => root.render(page(false)));
  expect(place.innerHTML).toBe('');
  await act(async () => root.render(page(true)));
  expect(place.textContent).toBe('Hjälpte sidan dig?');
  await act(async () => root.unmount());
});
