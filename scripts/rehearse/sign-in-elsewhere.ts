import type { SimpleSamlPhp } from '@brandpost/test-support';
import { type Dispatcher, request } from 'undici';

/** Who signs in by the identity provider. */
export const STAFF_ELSEWHERE = {
  uid: 'bo.ek@kommun.example.se',
  username: 'bo.ek',
  firstName: 'Bo',
  lastName: 'Ek',
  displayName: 'Bo Ek',
  email: 'bo.ek@kommun.example.se',
  groups: [],
};
export const PASSWORD_ELSEWHERE = 'of-the-rehearsal-alone';

const MOST_REDIRECTS = 10;
const PATIENCE_MS = 15_000;

type Page = { url: URL; status: number; html: string };
type Asked = { url: URL; form?: Record<string, string> };

/** A browser as far as single sign-on needs one: cookies, redirects, and forms that are sent. */
function browser(site: { origin: string; tlsPort: number }, dispatcher: Dispatcher) {
  const jar = new Map<string, Map<string, string>>();

  const once = async ({ url, form }: Asked) => {
    const isOurs = url.origin === site.origin;
    const cookies = jar.get(url.origin) ?? new Map<string, string>();
    jar.set(url.origin, cookies);
    const response = await request(
      (isOurs ? `https://127.0.0.1:${site.tlsPort}` : url.origin) + url.pathname + url.search,
      {
        ...(isOurs ? { dispatcher } : {}),
        method: form === undefined ? 'GET' : 'POST',
        headers: {
          ...(isOurs ? { host: url.host, origin: site.origin } : {}),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        body: form === undefined ? null : new URLSearchParams(form).toString(),
        headersTimeout: PATIENCE_MS,
      },
    );
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return async (asked: Asked): Promise<Page> => {
    let next = asked;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await once(next);
      const { location } = response.headers;
      const html = await response.body.text();
      if (typeof location !== 'string') return { url: next.url, status: response.statusCode, html };
      next = { url: new URL(location, next.url) };
    }
    throw new Error(`${asked.url} leads round and round`);
  };
}

/**
 * Signs somebody in by the identity provider, from our own button to the page that they wanted.
 * @returns the status of what they see at the end; 401 when nobody is signed in there
 */
export async function signInElsewhere(
  site: { origin: string; tlsPort: number },
  idp: SimpleSamlPhp,
  dispatcher: Dispatcher,
): Promise<number> {
  const browse = browser(site, dispatcher);
  const asked = await browse({
    url: new URL('/rubicore/saml/v1/login', site.origin),
    form: { returnTo: '/profile' },
  });
  if (asked.url.origin !== idp.origin) return seen(asked, site);
  const answered = await browse({
    url: asked.url,
    form: { ...hiddenIn(asked.html), username: STAFF_ELSEWHERE.username, password: PASSWORD_ELSEWHERE },
  });
  const { action } = /<form[^>]* action="(?<action>[^"]+)"/.exec(answered.html)?.groups ?? {};
  if (action === undefined) return answered.status;
  const page = await browse({ url: new URL(plain(action)), form: hiddenIn(answered.html) });
  return seen(page, site);
}

function seen({ url, status }: Page, { origin }: { origin: string }): number {
  return url.origin === origin && url.pathname === '/login' ? 401 : status;
}

function hiddenIn(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = / name="([^"]+)"/.exec(tag)?.[1];
    if (name !== undefined && tag.includes('hidden'))
      fields[name] = plain(/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  return fields;
}

function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&amp;', '&');
}
