import type { FastifyRequest } from 'fastify';
import { type AnswerNotes, newNotes } from '../cache/ask-for-visitors.ts';
import { fromAfter, packAsBefore, type RenderedPage } from '../cache/rendered-page.ts';
import type { Given, SwrCache } from '../cache/swr-cache.ts';
import { hasAcceptedCookies } from '../cookies/accept-cookies.ts';
import { pageAddress } from '../plugins/page-address.ts';
import { signInPath } from '../sign-in/intranet-gate.ts';
import { ANONYMOUS } from '../sign-in/session-view.ts';
import { type RenderContext, renderPage } from './render-page.ts';
import { upstreamTransport } from './upstream-transport.ts';

/** A page that says that something is wrong: given to who waited for it, and kept only while there is no other. */
class FailedPage extends Error {
  readonly page: RenderedPage;

  constructor(page: RenderedPage) {
    super('The page could not be rendered');
    this.page = page;
  }
}

/** A page with what caches between us and visitors must know of it. */
export type VisitorPage = {
  page: RenderedPage;
  /** What it is kept under. */
  key: string;
  notes: AnswerNotes;
  /** It says that something is wrong: for those who met it, and kept by nobody. */
  hasFailed: boolean;
};

const SIGN_IN_WITH_WAY_BACK = '/login?tillbaka=';

/** Where visitors are sent while upstream is closed for maintenance. Source: SPEC section 8. */
const MAINTENANCE_PATH = '/maintenance';

/** A visitor's page: a function of the address and of whether cookies are accepted, and of nothing else. */
export async function visitorPage(
  request: FastifyRequest,
  { kept, context }: { kept: SwrCache<RenderedPage>; context: RenderContext },
): Promise<VisitorPage> {
  const shared = await sharedPage(
    { url: pageAddress(request), hasAcceptedCookies: hasAcceptedCookies(request) },
    { kept, context },
  );
  return { ...shared, page: withOwnWayBack(shared.page, request) };
}

/** What is kept leads back to what pages read of an address; anyone who signs in goes back to all of theirs. */
function withOwnWayBack(page: RenderedPage, request: FastifyRequest): RenderedPage {
  const leadsToSignIn = page.kind === 'redirect' && page.location.startsWith(SIGN_IN_WITH_WAY_BACK);
  return leadsToSignIn ? { ...page, location: signInPath(request) } : page;
}

/** As above by address, for anyone who asks before a visitor does. */
export async function sharedPage(
  { url, hasAcceptedCookies }: { url: string; hasAcceptedCookies: boolean },
  { kept, context }: { kept: SwrCache<RenderedPage>; context: RenderContext },
): Promise<VisitorPage> {
  const key = `${hasAcceptedCookies} ${url}`;
  try {
    const given = await kept.get(key, async (before) => {
      const unchanged = before === undefined ? null : await ifUnchanged(before, context);
      if (unchanged !== null) {
        packAsBefore(unchanged, before);
        return unchanged;
      }
      const notes = newNotes();
      const transport = upstreamTransport(context.visitors, notes);
      const asked = { url, hasAcceptedCookies, session: ANONYMOUS, transport, site: 'public' } as const;
      const page = await renderPage(asked, context, notes);
      if (hasFailed(page)) throw new FailedPage(page);
      packAsBefore(page, before);
      return page;
    });
    return { page: given.value, key, notes: notesOf(given), hasFailed: false };
  } catch (error) {
    if (error instanceof FailedPage)
      return { page: error.page, key, notes: error.page.notes, hasFailed: true };
    throw error;
  }
}

/** For so long a page may say that it is the time at which it was rendered. */
const MAX_RENDERED_MS = 30_000;

/**
 * Most of what is written is not on most pages: a page whose answers are what they were is not rendered again.
 * @returns the page with the age of the answers as they are now; null where it has to be rendered
 */
async function ifUnchanged(
  page: RenderedPage,
  { visitors, lastEvent }: Pick<RenderContext, 'visitors' | 'lastEvent'>,
): Promise<RenderedPage | null> {
  if (page.kind === 'redirect' || page.notes.isStale) return null;
  const untilMs = Math.min(page.renderedAt.getTime() + MAX_RENDERED_MS, page.notes.changesAtMs);
  if (Date.now() >= untilMs) return null;
  const notes = newNotes();
  const event = lastEvent();
  const asked = [...page.notes.answers].map(async ([address, { isList, digest }]) => {
    if (digest === null) return false;
    await visitors(address, { isList, isPart: true }, notes);
    return notes.answers.get(address)?.digest === digest;
  });
  // Failures are for anyone who renders.
  const areSame = await Promise.all(asked).catch(() => [false]);
  return areSame.every(Boolean) && !notes.isStale ? await fromAfter({ ...page, notes }, event) : null;
}

/** A page is as old as the oldest answer in it, and stale when it is given from before. */
function notesOf({ value: { notes }, isStale, madeMs }: Given<RenderedPage>): AnswerNotes {
  if (!isStale) return notes;
  return { ...notes, isStale: true, madeMs: Math.min(notes.madeMs, madeMs) };
}

function hasFailed(page: RenderedPage): boolean {
  return page.kind === 'redirect' ? page.location === MAINTENANCE_PATH : page.status >= 500;
}
