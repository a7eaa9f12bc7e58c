import { type PassingProxy, startPassingProxy } from '../passing-proxy.ts';

/** Stands between the BFF and the content API, and keeps every secret that they tell each other. */
export type RecordingProxy = PassingProxy & { secrets: ReadonlySet<string> };

export async function startRecordingProxy(port: number): Promise<RecordingProxy> {
  const secrets = new Set<string>();
  const keep = (texts: Iterable<string | undefined>) => {
    for (const text of texts) if (text !== undefined && text !== '') secrets.add(text);
  };
  const proxy = await startPassingProxy(port, {
    asked({ headers }) {
      keep([headers.authorization?.replace(/^Bearer /, '')]);
      return false;
    },
    answered({ headers }, body) {
      keep((headers['set-cookie'] ?? []).map((cookie) => /=([^;]*)/.exec(cookie)?.[1]));
      keep(tokensIn(body));
    },
  });
  return { ...proxy, secrets };
}

function tokensIn(body: string): string[] {
  return Array.from(body.matchAll(/"token":"([^"]+)"/g), ([, token = '']) => token);
}
