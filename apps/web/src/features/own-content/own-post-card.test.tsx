import { formatDateTime } from '@brandpost/swedish';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { paths } from '../../addresses/paths.ts';
import { createServices, ServicesProvider } from '../../api/services.ts';
import { VISITOR } from '../../session/visitor.ts';
import { myContentTexts as texts } from './my-content-texts.ts';
import { decodeOwnPost, OwnPostCard } from './own-post-card.tsx';

const WIRE = { id: 41, type: 'news', title: 'Brandvarnardagen', slug: 'brandvarnardagen', status: 'publish' };
const NOW = new Date('2026-11-20T10:00:00Z');
const services = createServices({
  origin: 'https://www.example.se',
  transport: () => Promise.reject(new TypeError('Nobody is asked')),
  ...{
    now: NOW,
    servedEvent: null,
    clock: () => NOW,
    session: VISITOR,
    sessionParts: null,

    site: 'public',
  },
  signIn: { password: true, passkeys: [], singleSignOn: true },
  address: paths.myContent,
});

function card(wire: object, hasHistory = true): string {
  const post = decodeOwnPost({ ...WIRE, ...wire });
  if (post === null) throw new Error('It makes no sense');
  return renderToStaticMarkup(
    <MemoryRouter>
      <ServicesProvider value={services}>
        <OwnPostCard post={post} heading="h2" hasHistory={hasHistory} />
      </ServicesProvider>
    </MemoryRouter>,
  );
}

it('is called and dated as what is being written of it', () => {
  const workingCopy = { title: 'Brandvarnardagen 1 december', savedDate: '2026-11-20T08:30:00.000Z' };
  const changed = card({ hasWorkingCopy: true, workingCopy, updatedDate: '2026-11-01T08:00:00.000Z' });
  expect(changed).toContain('Brandvarnardagen 1 december');
  expect(changed).toContain(texts.saved(formatDateTime(workingCopy.savedDate)));
});

it('leads to the history of the post for those who may open it', () => {
  const way = `href="${paths.createContent(WIRE.id)}?visa=historik"`;
  expect(card({})).toContain(way);
  expect(card({})).toContain(texts.historyOf(WIRE.title));
  expect(card({}, false)).not.toContain(way);
});

it('tells when a post is published, changed or taken down', () => {
  const later = '2026-12-01T08:00:00.000Z';
  const when = '1 december 2026 kl\u00A009.00';
  expect(card({ status: 'future', publishedDate: later })).toContain(texts.publishes(when));
  expect(card({ changesAt: later })).toContain(texts.changes(when));
  expect(card({ unpublishedDate: later })).toContain(texts.ends(when));
});

it('says of a change whose time has passed that it could not be made', () => {
  const html = card({ changesAt: '2026-11-20T08:00:00.000Z' });
  expect(html).toContain(texts.notChanged('20 november 2026 kl\u00A009.00'));
});

it('tells no time to come of a post that has ended', () => {
  const html = card({ unpublishedDate: '2026-11-20T08:00:00.000Z' });
  expect(html).toContain('Har gått ut');
  expect(html).not.toContain(texts.ends(''));
});
