import type { RenderRequest, RenderResult, SessionView } from '@brandpost/render-contract';
import { renderer } from './entry-server.tsx';

/** A session of an administrator or of somebody without roles. */
export function sessionOf(
  name: string,
  { isAdministrator = false, maskedBy = null }: { isAdministrator?: boolean; maskedBy?: string | null } = {},
): SessionView {
  const role = { id: 1, key: 'rubicore-administrator', name: 'Administratör' };
  return {
    state: maskedBy === null ? 'signed-in' : 'masked',
    user: {
      id: 7,
      uid: 'annexe01',
      username: 'annexe01',
      firstName: '',
      lastName: '',
      displayName: name,
      roles: isAdministrator ? [role] : [],
      groups: [],
      jobs: [],
      capabilities: [],
      meta: null,
      profile: null,
    },
    maskedBy: maskedBy === null ? null : { id: 1, username: 'sysadm01', displayName: maskedBy },
    capabilities: [],
    token: { type: 'user', issued: '2026-11-20T10:00:00Z', expires: null, status: 'active' },
  };
}

const VISITOR: SessionView = {
  state: 'anonymous',
  user: null,
  maskedBy: null,
  capabilities: [],
  token: null,
};
export const UNKNOWN: SessionView = { ...VISITOR, state: 'unknown' };

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
    signIn: { password: true, singleSignOn: true },
    now: new Date('2026-11-20T10:00:00Z'),
    signal: AbortSignal.timeout(10_000),
    assets: null,
    ...asked,
  });
}

/** The document of a page; what is not one is told. */
export async function htmlOf(...asked: Parameters<typeof rendered>): Promise<string> {
  const result = await rendered(...asked);
  if (result.kind !== 'page') throw new Error(`No page but a way to ${result.location}`);
  // What people see; the state beside it holds the same words.
  return result.html.split('<script type="application/json"')[0] ?? '';
}
