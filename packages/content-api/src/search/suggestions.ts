import {
  asksAboutFire,
  FIRE_BAN_PAGE_SLUG,
  type Language,
  OWN_LANGUAGE,
  type SearchRule,
  type Viewer,
} from '@brandpost/domain';
import type { SearchSuggestions } from '@brandpost/rubicore-api';
import {
  editDistance,
  editDistanceAllowed,
  fold,
  joinParticles,
  STOP_WORDS,
  saysWhat,
  stem,
  tokensOf,
} from '@brandpost/swedish';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lexeme } from '../search-index/lexemes.ts';
import { findableEntries, findableWith, type Searching } from './findable.ts';
import { likeWords } from './like-words.ts';
import { findHits } from './queries.ts';
import { pinnedEntry, postEntry, readSearchRules, ruleFor } from './search-rules.ts';
import { allOf, anyOf } from './term-query.ts';

type Title = SearchSuggestions['titles'][number];
/** `isNamed`: it is an alert, and what is typed begins its title or a place that it is about. */
type FoundTitle = Title & { isNamed: boolean };

const DEFAULT_TITLES = 8;
/** So many titles are looked at for words that go on from what is typed. */
const MAX_TITLES_READ = 60;
const MAX_WORDS = 5;
const MAX_MEANT = 3;
/** Three letters are the beginning of too many words to guess at a wrong one. */
const MIN_GUESSED_LETTERS = 4;
/** As many as `hur` and `när` have. */
const MIN_QUESTION_LETTERS = 3;
/** As many questions are looked at for some that can be shown. */
const MAX_QUESTIONS_READ = 40;
const MIN_STEM_LETTERS = 3;
/** What answers a question for longer than a day. */
const LASTING_TYPES = ['page', 'page-related', 'e-service'];
/** A question in more words than these is one that was asked once, not one that others choose. */
const MAX_WORDS_OF_OTHERS = 4;
/** As many titles of them as are seen at once. */
const ENOUGH_TITLES = 4;

/**
 * Words, questions and titles for a text that is being typed. All are of what the viewer can find, also where what is typed
 * is taken for a misspelling: words of titles, titles with them or that a search finds, and questions of editors that lead
 * there. Source: UX, Search.
 */
export async function suggestionsFor(
  db: Database,
  viewer: Viewer,
  { q, perPage = DEFAULT_TITLES }: { q: string; perPage?: number },
  now: Date,
): Promise<SearchSuggestions> {
  const typed = readTyped(q);
  if (typed === null) return { words: [], titles: [] };
  const searching = { viewer, now };
  const rules = await readSearchRules(db);
  const answerId = await answerTo(db, q, { rules, searching });
  const joined = joinParticles(q).map((word) => ({ words: [], last: fold(word) }));
  let ways: readonly TypedText[] = [typed, ...joined];
  let titles = await titlesOf(db, ways, { text: q, answerId }, searching);
  if (titles.length === 0) {
    ways = (await meantBy(db, typed.last)).map((last) => ({ ...typed, last }));
    titles = await titlesOf(db, ways, { text: q, answerId }, searching);
  }
  const suggested = await withFinds(db, titles, { viewer, q, now });
  const questions = await questionsGoingOn(db, rules, { q, searching });
  return {
    words: [...wordsGoingOn(titles, ways), ...questions].slice(0, MAX_WORDS),
    titles: suggested
      .slice(0, perPage)
      .map(({ kind, id, type, title, slug, url }) => ({ kind, id, type, title, slug, url })),
  };
}

/** Where few titles say it, the pages and e-services that a search finds best come before news and other alerts. */
async function withFinds(
  db: Database,
  titles: readonly FoundTitle[],
  { viewer, q, now }: { viewer: Viewer; q: string; now: Date },
): Promise<readonly Title[]> {
  const isLasting = ({ type }: Title) => LASTING_TYPES.includes(type);
  const lasting = titles.filter(isLasting);
  if (lasting.length >= ENOUGH_TITLES || !tokensOf(q).some(isSought)) return titles;
  const { rows } = await findHits(
    db,
    viewer,
    { q, type: LASTING_TYPES, perPage: ENOUGH_TITLES, withEnded: false, isCloseOnly: true },
    now,
  );
  const known = new Set(titles.map(keyOf));
  const finds = rows
    .filter((hit) => !known.has(keyOf(hit)) && hit.language !== EASY_SWEDISH)
    .map(({ kind, id, type, title, slug, url }) => ({ kind, id, type, title, slug, url }));
  const isFirst = (title: FoundTitle) => isLasting(title) || title.isNamed;
  return [...titles.filter(isFirst), ...finds, ...titles.filter((title) => !isFirst(title))];
}

/** Whether a search for a word alone is of some use. */
function isSought(word: string): boolean {
  return word.length >= MIN_STEM_LETTERS && saysWhat(word);
}

function keyOf({ kind, id }: Pick<Title, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/**
 * Questions that editors have an answer to and that begin as what is typed, where the viewer can open the answer. The first
 * one of a rule is spelt as its editor wants it to be seen; the others may say how people misspell.
 */
async function questionsGoingOn(
  db: Database,
  rules: readonly SearchRule[],
  { q, searching }: { q: string; searching: Searching },
): Promise<string[]> {
  const typed = fold(q.trim());
  if (typed.length < MIN_QUESTION_LETTERS) return [];
  const going = rules
    .flatMap((rule) =>
      rule.questions
        .filter(
          (question) =>
            question.includes(' ') && fold(question).startsWith(typed) && fold(question) !== typed,
        )
        .map((question) => ({ question, rule, isFirst: question === rule.questions[0] })),
    )
    .filter(({ question, isFirst }) => isFirst || tokensOf(question).length <= MAX_WORDS_OF_OTHERS)
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.question.length - b.question.length)
    .slice(0, MAX_QUESTIONS_READ);
  const isSpelt = await wellSpelt(
    db,
    going.filter(({ isFirst }) => !isFirst).map(({ question }) => question),
  );
  const open = await Promise.all(
    going
      .filter(({ question, isFirst }) => isFirst || isSpelt(question))
      .slice(0, MAX_WORDS)
      .map(async ({ question, rule }) =>
        (await pinnedEntry(db, rule, searching)) === null ? [] : [question],
      ),
  );
  return open.flat();
}

/** Whether all that a question says stands in some text, spelt so. */
async function wellSpelt(db: Database, questions: readonly string[]): Promise<(question: string) => boolean> {
  const saying = (question: string) => tokensOf(question).filter(isSought);
  const words = [...new Set(questions.flatMap(saying))];
  if (words.length === 0) return () => true;
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word = any(${words}::text[])`.execute(db);
  const known = new Set(rows.map(({ word }) => word));
  return (question) => saying(question).every((word) => known.has(word));
}

/** What a search for it puts first whatever its title says: what an editor has chosen, or whether one may make a fire. */
async function answerTo(
  db: Database,
  text: string,
  { rules, searching }: { rules: readonly SearchRule[]; searching: Searching },
): Promise<number | null> {
  const pinned = await pinnedEntry(db, ruleFor(rules, text), searching);
  if (pinned !== null) return pinned.id;
  return asksAboutFire(text) ? await postEntry(db, FIRE_BAN_PAGE_SLUG) : null;
}

const TITLE = sql`coalesce(post.title, link.name)`;
/** Called as its page is, which leads to it. */
const EASY_SWEDISH: Language = 'sv-x-easy';

async function titlesOf(
  db: Database,
  ways: readonly TypedText[],
  { text, answerId }: { text: string; answerId: number | null },
  searching: Searching,
): Promise<FoundTitle[]> {
  if (ways.length === 0) return [];
  const query = sql`${anyOf(ways.map(titlesWith))}::tsquery`;
  const beginsSo = sql`starts_with(lower(${TITLE}), lower(${text.trim()}))`;
  const found = findableWith(query, searching);
  const withAnswer =
    answerId === null ? found : sql`${found} union ${findableEntries([answerId], searching)}`;
  const isNamed = sql`(found.type = 'alert' and (${beginsSo} or exists (
    select from jsonb_array_elements_text(post.alert->'places') as place
    where starts_with(lower(place), lower(${text.trim()})))))`;
  const { rows } = await sql<FoundTitle>`
    with found as materialized (${withAnswer})
    select case when post.id is null then 'link' else 'post' end as kind, coalesce(post.id, link.id) as id,
      found.type, coalesce(post.title, link.name) as title, post.slug, link.url,
      coalesce(${isNamed}, false) as "isNamed"
    from found left join post on post.id = found.post_id left join link on link.id = found.link_id
    where post.language is distinct from ${EASY_SWEDISH}
    order by lower(${TITLE}) = lower(${text.trim()}) desc, ${isNamed} desc nulls last,
      found.id is not distinct from ${answerId}::integer desc,
      case when found.type = any(${LASTING_TYPES}::text[]) then 2 when found.type = 'alert' then 1 else 0 end desc,
      ${beginsSo} desc, coalesce(post.language, ${OWN_LANGUAGE}) = ${OWN_LANGUAGE} desc,
      found.published_date desc nulls last, found.id
    limit ${MAX_TITLES_READ}::integer`.execute(db);
  return rows;
}

/** Words whose beginning looks like what is typed; nobody is shown these words themselves, only titles with them. */
async function meantBy(db: Database, typed: string): Promise<string[]> {
  if (typed.length < MIN_GUESSED_LETTERS) return [];
  const [known = []] = await likeWords(db, [typed], { asBeginnings: true });
  const limit = Math.max(1, editDistanceAllowed(typed));
  const ranked = known
    .filter(({ word }) => fold(word).startsWith(typed.charAt(0)))
    .map(({ word }) => ({ word: fold(word), distance: distanceToBeginning(fold(word), typed, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length);
  return [...new Set(ranked.map(({ word }) => word))].slice(0, MAX_MEANT);
}

/** From what is typed to the nearest beginning of a word. */
function distanceToBeginning(word: string, typed: string, limit: number): number {
  let nearest = limit + 1;
  for (let letters = typed.length - limit; letters <= typed.length + limit; letters++) {
    if (letters > word.length) break;
    nearest = Math.min(nearest, editDistance(word.slice(0, letters), typed, limit));
  }
  return nearest;
}

/** The words of the titles that go on from what is typed, those in most titles first. */
function wordsGoingOn(titles: readonly Title[], ways: readonly TypedText[]): string[] {
  const beginnings = ways.map(({ last }) => last);
  const counts = new Map<string, number>();
  for (const { title } of titles) {
    for (const word of new Set(tokensOf(title))) {
      if (beginnings.some((beginning) => fold(word).startsWith(beginning))) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .sort(([a, inA], [b, inB]) => inB - inA || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}

/** A text that is being typed: its words without marks. The last one may go on. */
type TypedText = { words: readonly string[]; last: string };

const MAX_TYPED_WORDS = 8;

/** null when there is nothing to go on from: no word, or a single letter. */
function readTyped(text: string): TypedText | null {
  const tokens = tokensOf(text).slice(0, MAX_TYPED_WORDS);
  const last = tokens.at(-1);
  if (last === undefined || text.trim().length < 2) return null;
  const before = tokens.slice(0, -1).filter((token) => !STOP_WORDS.has(token));
  return { words: before.map(fold), last: fold(last) };
}

/** tsquery text of the titles that hold every word, each of them or one that begins so. */
function titlesWith({ words, last }: TypedText): string {
  return allOf([...words.map(wholeOrBeginning), goingOn(last)]);
}

function beginning(word: string): string {
  return `${lexeme('title', word)}:*`;
}

/** A word that may be whole also stands for the words that begin as it is stemmed: who types ”sota” is helped by ”Sotning”. */
function goingOn(last: string): string {
  const stemmed = fold(stem(last));
  const isLikelyWhole = last.length >= MIN_GUESSED_LETTERS && stemmed.length >= MIN_STEM_LETTERS;
  return isLikelyWhole && stemmed !== last ? anyOf([beginning(last), beginning(stemmed)]) : beginning(last);
}

/** What is typed in full also stands for its other forms. */
function wholeOrBeginning(word: string): string {
  return anyOf([beginning(word), lexeme('title', fold(stem(word)))]);
}
