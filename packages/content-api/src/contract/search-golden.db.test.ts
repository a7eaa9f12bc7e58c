import { hasEnded } from '@brandpost/domain';
import type { SearchHit } from '@brandpost/rubicore-api';
import { GOLDEN_QUESTIONS, GOLDEN_QUESTIONS_OF_STAFF, type GoldenQuestion } from '@brandpost/test-support';
import { expect, it } from 'vitest';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

/** Of the demo content: a crew member in beredskap, who is also a driver. */
const CREW_MEMBER = 8;
const WANTED = 0.95;

type Asked = {
  question: string;
  answers: readonly string[];
  place: number | null;
  found: string[];
  first: SearchHit | undefined;
};

describeOnBothEngines('the golden questions', (api) => {
  it('are 150 or more, each asked once, and repeat no title', async () => {
    const questions = [...GOLDEN_QUESTIONS, ...GOLDEN_QUESTIONS_OF_STAFF].map(([question]) =>
      question.toLowerCase(),
    );
    expect(questions.length).toBeGreaterThanOrEqual(150);
    expect(questions.toSorted()).toEqual([...new Set(questions)].sort());
    const posts = await api.db.selectFrom('post').select('title').execute();
    const links = await api.db.selectFrom('link').select('name').where('type', '=', 'e-service').execute();
    const titles = new Set([...posts.map(({ title }) => title), ...links.map(({ name }) => name)]);
    const repeated = [...titles].filter((title) => questions.includes(title.toLowerCase()));
    expect(repeated).toEqual([]);
  });

  it('have answers that exist', async () => {
    const posts = await api.db.selectFrom('post').select('slug').execute();
    const links = await api.db.selectFrom('link').select('name').where('type', '=', 'e-service').execute();
    const known = new Set([...posts.map(({ slug }) => slug), ...links.map(({ name }) => name)]);
    const answers = [...GOLDEN_QUESTIONS, ...GOLDEN_QUESTIONS_OF_STAFF].flatMap(([, ...rest]) => rest);
    expect(answers.filter((answer) => !known.has(answer))).toEqual([]);
  });

  it(`are answered high up: a mean reciprocal rank among the first five of ${WANTED} or more`, async () => {
    const asked = [
      ...(await askAll(GOLDEN_QUESTIONS)),
      ...(await askAll(GOLDEN_QUESTIONS_OF_STAFF, await api.tokenFor(CREW_MEMBER))),
    ];
    const ranks = asked.map(({ place }) => (place === null ? 0 : 1 / place));
    const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    expect(mean, `MRR@5 is ${mean.toFixed(3)}.\n${tableOf(asked)}`).toBeGreaterThanOrEqual(WANTED);
  });

  it('are answered with no alert first that they do not ask for, and with nothing that has ended', async () => {
    const asked = await askAll(GOLDEN_QUESTIONS);
    const isWrong = ({ first, answers }: Asked) =>
      first?.type === 'alert' &&
      (!answers.includes(first.slug ?? '') ||
        hasEnded({ unpublishedDate: first.unpublishedDate ?? null }, NOW));
    expect(asked.filter(isWrong).map(({ question, first }) => `${question}: ${first?.title}`)).toEqual([]);
  });

  it.each([
    ['Eldningsförbud', 'eldningsforbud'],
    ['Sotning', 'sotning-och-brandskyddskontroll'],
    ['Brandvarnare', 'brandvarnare'],
    ['Tillstånd gasol', 'tillstand-brandfarlig-vara'],
    ['VMA', 'viktigt-meddelande-till-allmanheten'],
    ['Översvämning', 'hoga-floden-och-oversvamning'],
    ['Öppettider', 'kontakta-oss'],
  ])('the usual question %s leads to the page about it', async (name, slug) => {
    const links = await api.db
      .selectFrom('link')
      .select(['name', 'url'])
      .where('type', '=', 'search')
      .where('name', '=', name)
      .execute();
    const text = decodeURIComponent(links[0]?.url.split('/sok/')[1] ?? '');
    const { body } = await api.get(`/search?q=${encodeURIComponent(text)}&perPage=1`);
    expect(body[0].slug).toBe(slug);
  });

  async function askAll(questions: readonly GoldenQuestion[], token?: string): Promise<Asked[]> {
    const asked: Asked[] = [];
    for (const [question, ...answers] of questions) {
      const { body } = await api.get(`/search?q=${encodeURIComponent(question)}&perPage=5`, token);
      const found = (body as SearchHit[]).map((hit) => hit.slug ?? hit.title);
      const index = found.findIndex((name) => answers.includes(name));
      asked.push({ question, answers, found, place: index < 0 ? null : index + 1, first: body[0] });
    }
    return asked;
  }
});

/** The questions whose answer does not come first, with what came instead. */
function tableOf(asked: readonly Asked[]): string {
  return asked
    .filter(({ place }) => place !== 1)
    .map(({ question, answers, place, found }) =>
      [
        place ?? '–',
        question,
        `wanted ${answers.join(' or ')}`,
        `found ${found.join(', ') || 'nothing'}`,
      ].join(' | '),
    )
    .join('\n');
}
