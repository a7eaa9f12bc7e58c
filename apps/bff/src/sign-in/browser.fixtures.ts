import type { TestServer } from '../test-server.fixtures.ts';

export const PASSWORD = 'brandpost-demo';

/** A browser as far as sessions go: it keeps cookies, and says what pages of ours say. */
export function browserAt(door: Pick<TestServer, 'get'>, ownOrigin: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const answer = await door.get(path, {
      ...init,
      headers: {
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...init.headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) keep(line);
    return answer;
  };
  const keep = (line: string) => {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value.join('='));
  };
  const own = { origin: ownOrigin, 'x-csrf': '1' };
  return {
    cookies,
    /** As the web app's scripts ask. */
    ask: (method: string, path: string, json?: unknown) =>
      send(path, {
        method,
        headers: { ...own, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    /** As a page without scripts posts a form. */
    post: (path: string, fields: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { origin: ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    visit: (path: string) => send(path, { headers: { accept: 'text/html' } }),
    async signIn(username: string) {
      const answer = await this.ask('POST', '/bff/login', { username, password: PASSWORD });
      if (answer.status !== 200) throw new Error(`${username} was not let in: ${await answer.text()}`);
      return answer.json();
    },
  };
}

export type TestBrowser = ReturnType<typeof browserAt>;
