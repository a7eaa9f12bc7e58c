import { eServiceSlug } from '@brandpost/domain';
import { EVERYDAY_QUESTIONS, GOLDEN_QUESTIONS } from '@brandpost/test-support';
import { expect, it } from 'vitest';
import { read, wordsOf } from './site.ts';

/** The mean reciprocal rank among the first five. */
const WANTED = 0.95;
const AT_ONCE = 4;

/** What is found, in the order that a visitor reads it: each find's HTML. */
async function findsFor(question: string): Promise<string[]> {
  const answer = await read(`/sok/${encodeURIComponent(question)}`);
  expect(answer.status).toBe(200);
  const [, main = ''] = /<main(.*)<\/main>/s.exec(answer.text) ?? [];
  return main.match(/<article><div.*?<\/article>/gs) ?? [];
}

/** Where the finds on the page lead. */
async function slugsFor(question: string): Promise<string[]> {
  const finds = await findsFor(question);
  return finds.map((find) => /<h2><a[^>]* href="([^"]+)"/.exec(find)?.[1]?.split('/').at(-1) ?? '');
}

it('400 questions and more are answered high up on the page', async () => {
  const questions = [...GOLDEN_QUESTIONS, ...EVERYDAY_QUESTIONS].map(([question, ...answers]) => ({
    question,
    answers: answers.flatMap((answer) => [answer, eServiceSlug({ name: answer })]),
  }));
  expect(questions.length).toBeGreaterThanOrEqual(400);
  const lower: string[] = [];
  let sum = 0;
  for (let index = 0; index < questions.length; index += AT_ONCE) {
    const asked = questions.slice(index, index + AT_ONCE);
    const found = await Promise.all(asked.map(({ question }) => slugsFor(question)));
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
}, 300_000);

it('a compound is not about the measure that its last letters spell', async () => {
  // Not what is said of thirty metres.
  expect(await findsFor('badtermometer')).toEqual([]);
});

it.each([
  ['brandvanare', 'brandvarnare'],
  ['brandvarnare', 'brandvarnare'],
  ['brandvarnare piper', 'brandvarnare'],
  ['räddningstjänst telefonnummer', 'kontakta-oss'],
  ['eldningsförbud', 'eldningsforbud'],
  // Misspelt, and not a compound of two words that are known.
  ['barnvarnare', 'brandvarnare'],
  ['jordskred', 'hoga-floden-och-oversvamning'],
  // These ask in a language, or for one.
  ['smoke alarm', 'smoke-alarms'],
  ['brandvarnare lättläst', 'brandvarnare-lattlast'],
  // No page has both words: the version of the page that has the first.
  ['brandvarnare engelska', 'smoke-alarms'],
  ['eldningsförbud på engelska', 'fire-bans'],
  // These ask for what goes on.
  ['röken i åsbruk', 'rok-fran-industribrand-i-asbruk'],
  ['rök i åsbruk', 'rok-fran-industribrand-i-asbruk'],
  ['orange varning', 'orange-varning-hoga-floden'],
  ['kan vi ha fönstret öppet i natt', 'rok-fran-industribrand-i-asbruk'],
  ['nödutgången är spärrad', 'anmal-brandskyddsbrist'],
  ['brev från räddningstjänsten', 'kontakta-oss'],
])('anyone who asks %s reads %s first', async (question, first) => {
  expect((await slugsFor(question))[0]).toBe(first);
});

it.each([
  ['eldningsförbjud', 'Eldningsförbud'],
  ['brand varnare', 'Brandvarnare'],
  ['raddningstjanst', 'räddningstjänst'],
  ['deltidsbrandman', 'Bli brandman i beredskap'],
])('a search for %s finds %s', async (asked, found) => {
  expect(wordsOf((await findsFor(asked)).join())).toMatch(new RegExp(found, 'i'));
});

it.each([
  ['lättläst', /-lattlast$/],
  ['jag förstår inte svenska', /-lattlast$/],
  ['in english', /^(?:fire-bans|contact-us|in-an-emergency|smoke-alarms|emergency-warnings)$/],
])(
  'anyone who asks for no more than a language, as by %s, is led to what there is in it',
  async (question, slug) => {
    const slugs = await slugsFor(question);
    for (const found of slugs.slice(0, 3)) expect(found).toMatch(slug);
  },
);

it('what has ended says so, and comes last', async () => {
  const finds = (await findsFor('eldningsförbud')).map(wordsOf);
  const place = (title: string) => finds.findIndex((find) => find.includes(title));
  expect(finds[place('Skärpt eldningsförbud i Norråns kommun')]).toContain('Gäller inte längre');
  expect(finds.at(-1)).toContain('Gäller inte längre');
  // Of two news items that tell of the same the newer comes first.
  expect(place('Eldningsförbudet är upphävt')).toBeGreaterThan(-1);
  expect(place('Eldningsförbudet är upphävt')).toBeLessThan(place('Upphävt: eldningsförbud i hela kommunen'));
});

it('finds of other words than were written say so, and lead to those of the words as they are', async () => {
  const { text } = await read('/sok/brandvanare');
  expect(wordsOf(text)).toContain('Visar träffar på ”brandvarnare”.');
  const [, path = ''] = /<a [^>]*href="([^"]+)"[^>]*>Sök på ”brandvanare” i stället/.exec(text) ?? [];
  const exact = await read(path);
  expect(wordsOf(exact.text)).toContain('Inga träffar på ”brandvanare”');
  expect(exact.text).not.toContain('i stället');
});

it('a word that nothing is found by is named where the others are found', async () => {
  const { text } = await read('/sok/raketer%20med%20pinne');
  expect(wordsOf(text)).toContain('Inga träffar på ”pinne”.');
});

it.each([
  ['drack avkalkningsmedel', /Giftinformation/],
  ['min lillebror åt en tvättkapsel', /Giftinformation/],
  ['barnet svalde ett batteri', /Giftinformation/],
  ['pappa vaknar inte', /Andas personen/],
  ['hur gör man om mormor inte vaknar', /Andas personen/],
  ['ont i bröstet', /Ring 112 nu/],
  ['jag vill inte leva', /90101/],
  ['skorstenen brinner', /Häll aldrig vatten/],
  ['elbilen brinner i garaget', /minst 50 meter/],
  ['elledning ligger på marken', /20 meters avstånd/],
  ['tvättmaskinen ryker', /bryt strömmen/],
  ['nån har kört i diket', /varna andra/],
  ['rök i trappen kan inte ta mej ut', /Stanna i lägenheten/],
  ['smoke in the stairwell cant get out', /Stay in your flat/],
  ['child is choking', /shoulder blades/],
  ['baby not breathing help', /Push hard and fast/],
  ['burned my hand', /running water/],
  ['barnet har ätit tvättmedel', /Giftinformation/],
  ['hund i vak', /Gå inte fram till hålet/],
])('anyone who asks %s is answered at once, with a number that can be called', async (question, answer) => {
  const { text } = await read(`/sok/${encodeURIComponent(question)}`);
  const [, box = ''] = /aria-labelledby="svar"(.*?)<\/section>/s.exec(text) ?? [];
  expect(wordsOf(`<i ${box}`)).toMatch(answer);
  expect(box).toContain('href="tel:112"');
});

it('a question that says no is not answered with what holds of the opposite', async () => {
  expect((await read('/sok/brandvarnaren%20piper')).text).toContain('Ett kort pip i minuten betyder');
  const { text } = await read('/sok/vad%20gör%20jag%20om%20brandvarnaren%20inte%20piper');
  expect(text).not.toContain('Ett kort pip i minuten betyder');
  expect((await read('/sok/brandvarnaren%20är%20tyst')).text).toContain('Håll testknappen intryckt');
});

it('an answer in English says that it is in English', async () => {
  const { text } = await read('/sok/child%20is%20choking');
  expect(text).toMatch(/<section [^>]*aria-labelledby="svar"[^>]* lang="en"/);
});

it('a search that finds nothing says so and shows a way on', async () => {
  const { text } = await read('/sok/xyzzyqwrt');
  expect(wordsOf(text)).toContain('Inga träffar på ”xyzzyqwrt”');
  expect(text).toMatch(/<a [^>]*href="\/kontakt\/kontakta-oss"[^>]*>Kontakta oss så hjälper vi dig/);
});

it('no internal information is found, counted or suggested', async () => {
  const hits = await read('/rubicore/core/v1/search?q=litiumbatteri&perPage=50');
  expect(hits.status).toBe(200);
  expect(hits.text).not.toContain('andrad-rutin-litiumbatteri');
  const { status, body } = await read('/rubicore/core/v1/search/suggest?q=jour');
  expect(status).toBe(200);
  expect((body.titles as { type: string }[]).filter(({ type }) => type.startsWith('info'))).toEqual([]);
});
