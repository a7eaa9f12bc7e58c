import { ACCESSIBILITY_PAGE_SLUG } from '@brandpost/domain';
import { agent } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '../people.ts';
import { type RunningService, startService } from '../start-service.ts';
import { readAs, signedIn, type Visitor } from './site.ts';

const STATEMENT = `/sida/${ACCESSIBILITY_PAGE_SLUG}`;
const PAGE = '/sida/brandvarnare';
/** All pages of the demo, one after another: 25 s on an idle machine. */
const CHECK_MS = 240_000;

describe('what visitors tell without a name', () => {
  let service: RunningService;
  let staff: Visitor;
  let visitor: Visitor;
  beforeAll(async () => {
    service = await startService('visits');
    visitor = agent(service.origin);
    staff = await signedIn(service.origin, ADMINISTRATOR.username);
  }, 120_000);
  afterAll(() => service.stop());

  const post = (path: string, form: Record<string, string>, origin = service.origin) =>
    agent(service.origin).post(path).set('origin', origin).type('form').send(form).redirects(0);
  const report = async (path: string) => (await readAs(staff, `/rubicore/core/v1/${path}`)).body;

  it('is asked for at the end of articles, and nowhere in a crisis', async () => {
    expect((await readAs(visitor, PAGE)).text).toContain('Hjälpte sidan dig?');
    expect((await readAs(visitor, '/krisinformation')).text).not.toContain('Hjälpte sidan dig?');
  });

  it('is counted, and sets no cookie', async () => {
    const [yes, no, comment] = await Promise.all([
      post('/bff/page-feedback', { sida: PAGE, svar: 'ja' }),
      post('/bff/page-feedback', { sida: PAGE, svar: 'nej' }),
      post('/bff/page-feedback', { sida: PAGE, svar: 'kommentar', kommentar: 'Vad kostar den?' }),
    ]);
    expect([yes, no, comment].map(({ status, headers }) => [status, headers.location])).toEqual([
      [303, `${PAGE}#tack-for-svaret`],
      [303, `${PAGE}#vad-saknade-du`],
      [303, `${PAGE}#tack-for-svaret`],
    ]);
    expect(yes.headers['set-cookie']).toBeUndefined();
    expect(await report('report/visit?days=1')).toEqual([
      expect.objectContaining({ path: PAGE, yes: 1, no: 1 }),
    ]);
    expect(await report('report/feedback')).toEqual([expect.objectContaining({ text: 'Vad kostar den?' })]);
  });

  it('is taken from our own pages alone, and not from what fills in all fields', async () => {
    expect(
      (await post('/bff/page-feedback', { sida: PAGE, svar: 'ja' }, 'https://evil.example')).status,
    ).toBe(403);
    await post('/bff/page-feedback', { sida: PAGE, svar: 'ja', webbplats: 'https://spam.example' });
    expect((await report('report/visit?days=1'))[0]).toMatchObject({ yes: 1 });
    const odd = await post('/bff/page-feedback', { sida: '//evil.example', svar: 'ja' });
    expect(odd.headers.location).toBe('/#tack-for-svaret');
  });

  it('has all parts that the statement needs, and takes reports there', async () => {
    const { text } = await readAs(visitor, `${STATEMENT}?sida=/kontakt`);
    for (const part of [
      'delvis förenlig',
      'Om du inte kan använda delar',
      'Rapportera brister till oss',
      'https://www.digg.se/tdosanmalan',
      'Innehåll som inte är tillgängligt',
      'Oskäligt betungande',
      'Innehåll som inte omfattas av lagen',
      'Hur vi har testat',
      'uppdaterades senast',
      'value="/kontakt"',
    ]) {
      expect(text).toContain(part);
    }
    const lack = {
      sida: '/kontakt',
      beskrivning: 'Kartan nås inte med tangentbord.',
      epost: 'en@example.se',
    };
    const sent = await post(STATEMENT, lack);
    expect([sent.status, sent.headers.location]).toEqual([303, `${STATEMENT}#anmalan-ar-skickad`]);
    const wrong = await post(STATEMENT, { ...lack, beskrivning: 'kort' });
    expect(wrong.status).toBe(422);
    expect(wrong.headers['cache-control']).toBe('no-store');
    for (const kept of ['>kort</textarea>', 'value="en@example.se"', 'Beskriv problemet med minst 10 tecken'])
      expect(wrong.text).toContain(kept);
    // Nobody else is shown it.
    expect((await readAs(visitor, STATEMENT)).text).not.toContain('value="en@example.se"');
    expect(await report('accessibility/report')).toEqual([
      expect.objectContaining({ page: '/kontakt', state: 'new', email: 'en@example.se' }),
    ]);
  });

  it(
    'leads to findings of the real pages, which are checked when somebody asks',
    async () => {
      const begun = await staff.post('/rubicore/core/v1/accessibility/check').send();
      expect(begun.status).toBe(200);
      await expect
        .poll(async () => (await report('accessibility/check')).endedAt, {
          timeout: CHECK_MS,
          interval: 1000,
        })
        .not.toBeNull();
      const check = await report('accessibility/check');
      expect(check).toMatchObject({ isRunning: false, failed: [] });
      expect(check.pages).toBeGreaterThan(50);
      expect(check.files).toBeGreaterThan(0);
      const { text } = await readAs(visitor, `${STATEMENT}?sida=efter`);
      expect(text).toContain('Senaste automatiska kontroll:');
      // Our own templates have none of axe's faults.
      const found: { rule: string }[] = await report('accessibility/finding');
      expect(found.filter(({ rule }) => rule.startsWith('axe/'))).toEqual([]);
    },
    CHECK_MS + 30_000,
  );
});
