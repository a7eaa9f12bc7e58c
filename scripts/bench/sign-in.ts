import type { BrowserContext } from '@playwright/test';

/** Signs a browser in as somebody of the demo service. @throws Error when that is refused */
export async function signIn({ request }: BrowserContext, origin: string, username: string): Promise<void> {
  const answer = await request.post('/bff/login', {
    headers: { origin },
    form: { username, password: 'brandpost-demo' },
    maxRedirects: 0,
  });
  if (answer.status() >= 400 || answer.headers().location?.includes('/login')) {
    throw new Error(`${username} was not signed in: ${answer.status()}`);
  }
}
