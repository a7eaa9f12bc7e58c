import { eServiceSlug } from '@brandpost/domain';
import { GOLDEN_QUESTIONS } from '@brandpost/test-support';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { answered } from '../answered.ts';

/** The mean reciprocal rank among the first five, which the API's own answers are held to as well. */
const WANTED = 0.9;
const AT_ONCE = 4;

/** Where the finds on the page lead, in the order that a visitor reads them. */
async function findsFor(request: APIRequestContext, question: string): Promise<string[]> {
  const answer = await answered(() => request.get(`/sok/${encodeURIComponent(question)}`));
  expect(answer.status()).toBe(200);
  const [, main = ''] = /<main(.*)<\/main>/s.exec(await answer.text()) ?? [];
  const links = main.matchAll(/<article><div.*?<h2><a[^>]* href="([^"]+)"/gs);
  return [...links].map(([, path = '']) => path.split('/').at(-1) ?? '');
}

test('the golden questions are answered as high up on the page as by the API', async ({ request }) => {
  test.setTimeout(300_000);
  const questions = GOLDEN_QUESTIONS.map(([question, ...answers]) => ({
    question,
    answers: answers.flatMap((answer) => [answer, eServiceSlug({ name: answer })]),
  }));
  const lower: string[] = [];
  let sum = 0;
  for (let index = 0; index < questions.length; index += AT_ONCE) {
    const asked = questions.slice(index, index + AT_ONCE);
    const found = await Promise.all(asked.map(({ question }) => findsFor(request, question)));
    for (const [at, { question, answers }] of asked.entries()) {
      const place = (found[at] ?? []).slice(0, 5).findIndex((slug) => answers.includes(slug)) + 1;
      sum += place === 0 ? 0 : 1 / place;
      if (place !== 1)
        lower.push(`${place || '–'} | ${question} | found ${found[at]?.slice(0, 3).join(', ')}`);
    }
  }
  const mean = sum / questions.length;
  process.stdout.write(`${questions.length} questions on the page: MRR@5 is ${mean.toFixed(3)}\n`);
  expect(mean, lower.join('\n')).toBeGreaterThanOrEqual(WANTED);
});

for (const [question, first] of [
  ['brandvanare', 'brandvarnare'],
  ['brandvarnare piper', 'brandvarnare'],
  ['räddningstjänst telefonnummer', 'kontakta-oss'],
  ['eldningsförbud', 'eldningsforbud'],
  // These ask for what goes on.
  ['röken i åsbruk', 'rok-fran-industribrand-i-asbruk'],
  ['orange varning', 'orange-varning-hoga-floden'],
] as const) {
  test(`whoever asks ${question} reads ${first} first`, async ({ request }) => {
    expect((await findsFor(request, question))[0]).toBe(first);
  });
}

test('what has ended says so, and comes last', async ({ page }) => {
  await page.goto(`/sok/${encodeURIComponent('eldningsförbud')}`);
  const finds = page.getByRole('main').getByRole('article');
  const over = finds.filter({ hasText: 'Skärpt eldningsförbud i Norråns kommun' });
  await expect(over).toContainText('Gäller inte längre');
  await expect(finds.last()).toContainText('Gäller inte längre');
  const titles = await finds.getByRole('heading').allTextContents();
  // Of two news items that tell of the same the newer comes first.
  expect(titles.indexOf('Eldningsförbudet är upphävt')).toBeLessThan(
    titles.indexOf('Eldningsförbud i hela kommunen'),
  );
});
