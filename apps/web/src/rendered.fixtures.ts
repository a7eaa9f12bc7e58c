import type { RenderRequest, RenderResult } from '@brandpost/render-contract';
import { renderer } from './entry-server.tsx';
import { VISITOR } from './session/visitor.ts';

/** Renders an address as the BFF has it done, over an API that has nothing; `status` is what each call is answered with. */
export function rendered(
  url: string,
  { status = 200, ...asked }: Partial<RenderRequest> & { status?: number } = {},
): Promise<RenderResult> {
  return renderer.render({
    url,
    origin: 'https://www.example.se',
    transport: async () => new Response(status === 200 ? '[]' : '{"message":"Nej"}', { status }),
    hasAcceptedCookies: true,
    session: VISITOR,
    site: 'public',
    signIn: { password: true, passkeys: [], singleSignOn: true },
    now: new Date('2026-11-20T10:00:00Z'),
    lastEvent: () => null,
    signal: AbortSignal.timeout(10_000),
    assets: null,
    ...asked,
  });
}

/** The document of a page; anything else fails the test. */
export async function htmlOf(...asked: Parameters<typeof rendered>): Promise<string> {
  const result = await rendered(...asked);
  if (result.kind !== 'page') throw new Error(`No page but a way to ${result.location}`);
  // What people see; the state beside it holds the same words.
  return result.html.split('<script type="application/json"')[0] ?? '';
}
