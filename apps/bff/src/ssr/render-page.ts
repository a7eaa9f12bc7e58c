import type { RenderRequest, SignInMethods } from '@brandpost/render-contract';
import { type AnswerNotes, type AskForVisitors, newNotes } from '../cache/ask-for-visitors.ts';
import { packPage, type RenderedPage } from '../cache/rendered-page.ts';
import { pagePolicy } from './content-security-policy.ts';
import type { PageSource } from './page-source.ts';

const RENDER_TIMEOUT_MS = 10_000;

/** What every page is rendered with. */
export type RenderContext = {
  pages: PageSource;
  visitors: AskForVisitors;
  publicOrigin: string;
  /** Where forms may lead besides here. */
  identityProvider: string | null;
  signIn: SignInMethods;
  /** The newest event that visitors' open pages have been sent. */
  lastEvent: () => string;
};

export type AskedPage = Pick<
  RenderRequest,
  'url' | 'hasAcceptedCookies' | 'session' | 'transport' | 'site' | 'faultyForm'
>;

/** @param notes of the answers that the page is made of, once it has been made */
export async function renderPage(
  asked: AskedPage,
  { pages, publicOrigin, identityProvider, signIn, lastEvent }: RenderContext,
  notes: AnswerNotes = newNotes(),
): Promise<RenderedPage> {
  const renderer = await pages.renderer();
  const now = new Date();
  const event = lastEvent();
  // Those who are signed in have a stream of their own, with other ids.
  const isOfEvent = asked.session.state === 'anonymous';
  const result = await renderer.render({
    ...asked,
    origin: publicOrigin,
    signIn,
    now,
    lastEvent: () => (isOfEvent && !notes.isStale ? event : null),
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    assets: pages.assets,
  });
  if (result.kind === 'redirect') return { ...result, notes };
  const policy = pagePolicy(result, { mode: pages.mode, formsLeadTo: identityProvider });
  return packPage({ status: result.status, html: result.html, policy, notes, renderedAt: now });
}
