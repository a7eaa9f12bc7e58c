import { describe, expect, it } from 'vitest';
import { htmlOf, rendered } from '../../rendered.fixtures.ts';
import { sessionOf } from '../../session/session.fixtures.ts';
import { sv } from '../../texts/sv.ts';

/** What the API answers the calls of the page's own content with; all else of the page is there. */
function refusing(status: number, message: string) {
  return async (address: string) => {
    if (address.includes('/post/finns')) return new Response(JSON.stringify({ message }), { status });
    return Response.json(
      address.includes('/site-look') ? { logoMediaId: null, colour: null, logo: null } : [],
    );
  };
}

describe('the page in place of one that failed', () => {
  it.each([400, 418, 500])('shows the status %i and what the API said', async (status) => {
    const html = await htmlOf('/nyhet/finns', { transport: refusing(status, 'Registret svarar inte.') });
    expect(html).toContain(sv.errorPage.status(status));
    expect(html).toContain('Registret svarar inte.');
  });

  it('tells visitors and staff alike of a missing right, and never to try again', async () => {
    const transport = refusing(403, 'Bara för räddningschefen.');
    for (const asked of [{ transport }, { transport, session: sessionOf('Elin') }]) {
      const page = await rendered('/nyhet/finns', asked);
      expect(page).toMatchObject({ kind: 'page', status: 403 });
      const html = await htmlOf('/nyhet/finns', asked);
      expect(html).toContain('Bara för räddningschefen.');
      expect(html).not.toContain(sv.errorPage.failed);
      expect(html).not.toContain('Försök igen');
    }
  });

  it('says of what takes a right that one lacks which right it is', async () => {
    const html = await htmlOf('/skapa-innehall', { session: sessionOf('Elin') });
    expect(html).toContain('Du har inte behörighet att skapa innehåll');
    expect(html).toContain('Skapa och ändra inlägg');
  });
});
