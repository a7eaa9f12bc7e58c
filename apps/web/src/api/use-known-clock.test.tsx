// @vitest-environment jsdom
import type { FireBan } from '@brandpost/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionIs, watchNetwork } from '../connection/connection.ts';
import { FireCard } from '../fire-ban/fire-card.tsx';
import { VISITOR } from '../session/visitor.ts';
import { createServices, ServicesProvider } from './services.ts';
import { useKnownClock } from './use-known-clock.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const COPIED = new Date('2026-11-27T22:12:00Z');
const END = '2026-12-01T12:00:00Z';
const LATER = new Date('2026-12-02T12:00:00Z');
const services = createServices({
  ...{
    origin: 'https://www.example.se',
    transport: fetch,
    now: COPIED,
    servedEvent: null,
    clock: () => new Date(),
    session: VISITOR,
  },
  ...{ sessionParts: null, site: 'public', address: () => '/' },
  signIn: { password: true, passkeys: [], singleSignOn: false },
});

function Clock() {
  const { now, knownUntil } = useKnownClock([END]);
  return <p>{`${now.toISOString()} ${knownUntil.toISOString()}`}</p>;
}

const rendered = async (page: React.ReactNode) => {
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <ServicesProvider value={services}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
      </ServicesProvider>,
    ),
  );
  await act(async () => vi.advanceTimersByTimeAsync(1));
  return place;
};

beforeEach(() => {
  vi.useFakeTimers({ now: LATER });
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('a kept copy knows no more than when it was copied, until the site is heard of again', async () => {
  document.body.innerHTML = `<aside class="saved-copy" data-copied-at="${COPIED.toISOString()}"></aside>`;
  watchNetwork();
  const place = await rendered(<Clock />);
  expect(place.textContent).toMatch(new RegExp(`^2026-12-02T12:00.* ${COPIED.toISOString()}$`));
  await act(async () => connectionIs(true));
  expect(place.textContent).toMatch(/^(\S+) \1$/);
});

it('a page whose connection is there goes by the clock, and by its last contact once that is lost', async () => {
  vi.setSystemTime(COPIED);
  watchNetwork();
  const place = await rendered(<Clock />);
  await act(async () => connectionIs(false));
  // More than a day away: the clock looks again each day.
  for (let day = 0; day < 5; day += 1) await act(async () => vi.advanceTimersByTimeAsync(24 * 3_600_000));
  const [now = '', knownUntil = ''] = place.textContent?.split(' ') ?? [];
  expect(new Date(now) >= new Date(END)).toBe(true);
  expect(knownUntil.slice(0, 16)).toBe(COPIED.toISOString().slice(0, 16));
});

it('a copy older than a day does not say that there is no fire ban', async () => {
  document.body.innerHTML = `<aside class="saved-copy" data-copied-at="${COPIED.toISOString()}"></aside>`;
  watchNetwork();
  const none: FireBan = {
    ...{ id: 1, municipality: 'Norråns kommun', decidedBy: '', from: null, to: null },
    ...{ state: 'none', stateBefore: null, checkedAt: COPIED.toISOString(), note: '' },
  };
  const place = await rendered(
    <FireCard fireBans={{ fireBans: [none], fireRisk: null, changesAt: null }} slug={null} />,
  );
  expect(place.textContent).toContain('Vi vet inte om det är eldningsförbud just nu');
  expect(place.textContent).toContain('Läget hämtades senast 27 november 2026 kl');
});
