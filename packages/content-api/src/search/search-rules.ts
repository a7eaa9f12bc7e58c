import { EMERGENCY, eServiceSlug, type Language, OWN_LANGUAGE, type SearchRule } from '@brandpost/domain';
import type { SearchAnswer } from '@brandpost/rubicore-api';
import { askedWith, queryKey, queryTerms, termKey, tokensOf } from '@brandpost/swedish';
import { checkSearchRules, type FieldError, messages } from '@brandpost/validation';
import { sql } from 'kysely';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { readInstallationJson, SEARCH_RULES_KEY, writeInstallationValue } from '../db/installation-value.ts';
import type { Dependencies } from '../dependencies.ts';
import { unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { knownPaths } from '../posts/targets/known-paths.ts';
import { requireValid } from '../validity/require-valid.ts';
import { findableEntries, type Searching } from './findable.ts';
import { indexQuestions, nearPaths, type QuestionIndex } from './near-questions.ts';

/** What editors decide of searches. An extension; ADR 0056 */
export function searchRuleCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async listSearchRules() {
      return { rules: [...(await readSearchRules(db))] };
    },
    async setSearchRules({ by, body: { rules } }) {
      requireValid(checkSearchRules(rules));
      return await db.transaction().execute(async (trx) => {
        const before = await readSearchRules(trx);
        requireDifferentQuestions(rules, before);
        const kept = new Set(before.map(({ path }) => path));
        await requireKnownPaths(trx, { rules, kept }, now());
        await writeInstallationValue(trx, SEARCH_RULES_KEY, rules);
        const change = {
          action: 'installation.search-rules',
          entity: 'installation',
          entityId: null,
        } as const;
        // What visitors find by a search changes.
        await recordChange(trx, by, { ...change, before, after: rules, isPublic: true }, now());
        return { rules };
      });
    },
  };
}

/** Those that were read last: most searches come between two changes, and what rules are looked up by is made once for each list. */
let last: { json: string; rules: readonly SearchRule[] } = { json: '[]', rules: [] };

export async function readSearchRules(db: Database): Promise<readonly SearchRule[]> {
  const json = (await readInstallationJson(db, SEARCH_RULES_KEY)) ?? '[]';
  if (json !== last.json) last = { json, rules: JSON.parse(json) };
  return last.rules;
}

/** What rules are looked up by: their questions as `queryKey` has them, and by likeness. */
type RuleLookup = {
  byKey: ReadonlyMap<string, SearchRule>;
  near: QuestionIndex;
  /** Questions of rules with an answer that say enough to be known within a longer search, the longest first. */
  answered: readonly { words: readonly string[]; rule: SearchRule }[];
};

/** A word alone stands in searches for all kinds of things; one of danger to life is answered all the same. */
const MIN_KNOWN_WORDS = 2;
const MIN_KNOWN_WORDS_IN_DANGER = 1;

const lookups = new WeakMap<readonly SearchRule[], RuleLookup>();

function lookupOf(rules: readonly SearchRule[]): RuleLookup {
  const known = lookups.get(rules);
  if (known !== undefined) return known;
  // Of several rules for the same words the first is meant.
  const keys = rules.flatMap((rule) => rule.questions.map((question) => [queryKey(question), rule] as const));
  const answered = keys
    .filter(([, { text, path }]) => text !== '' && path !== '')
    .map(([key, rule]) => ({ words: key.split(' '), rule }))
    .filter(({ words, rule }) => words.length >= minKnownWords(rule))
    .sort((a, b) => b.words.length - a.words.length);
  const lookup = { byKey: new Map(keys.toReversed()), near: indexQuestions(rules), answered };
  lookups.set(rules, lookup);
  return lookup;
}

/** Of an answer that begins with calling 112; others end with that, in case. */
function minKnownWords({ text }: SearchRule): number {
  const [beginning = ''] = text.split('.');
  return beginning.includes(EMERGENCY.number) ? MIN_KNOWN_WORDS_IN_DANGER : MIN_KNOWN_WORDS;
}

/**
 * The rule for a search: one of its questions has the same words, in any order and form; or it has an answer, and all words
 * of a question stand in the search in some way.
 */
export function ruleFor(rules: readonly SearchRule[], text: string): SearchRule | null {
  const asked = queryKey(text);
  if (asked === '') return null;
  return lookupOf(rules).byKey.get(asked) ?? answerWithin(rules, text);
}

/**
 * The rule with an answer that a longer search asks for: it says all words of one of the rule's questions, as they are or in
 * everyday terms, and of all questions none is more like it than those that lead to the same page. So `brännskada kurs` is
 * not answered with what to do about a burn.
 */
function answerWithin(rules: readonly SearchRule[], text: string): SearchRule | null {
  const { near, answered } = lookupOf(rules);
  if (answered.length === 0) return null;
  const said = wordsSaid(text);
  const isWithin = ({ words }: (typeof answered)[number]) => words.every((word) => said.has(word));
  const likeliest = answered.some(isWithin) ? nearPaths(near, text)[0]?.path : undefined;
  return answered.find((one) => one.rule.path === likeliest && isWithin(one))?.rule ?? null;
}

/** The words of a search in base form, and those of one word each that everyday terms stand for. */
function wordsSaid(text: string): ReadonlySet<string> {
  const terms = queryTerms(text).flatMap(({ words, synonyms }) => [
    ...words,
    ...synonyms.filter((synonym) => !synonym.includes(' ')),
  ]);
  return new Set([...tokensOf(text), ...terms].map(termKey));
}

/** Asks for a number, how often or how long, or for a reason: what to do is no answer to it. */
const ASKS_FOR_MORE = /^varför$| /;

/** Filler words where pages are sought, and the other way about where something is answered. */
const NEGATION = /(?<![\p{L}\p{N}])(?:inte|ej|icke|not)(?![\p{L}\p{N}])/iu;

/**
 * Whether a search says no where none of a rule's questions does: a smoke alarm that does not beep is not one that does.
 * Where the rule says to call 112 that is said in any case.
 * @param same those of its questions that have the words of the search
 */
function saysTheOpposite(
  { questions, text: answer }: SearchRule,
  text: string,
  same: readonly string[],
): boolean {
  if (!NEGATION.test(text) || answer.includes(EMERGENCY.number)) return false;
  return !(same.length > 0 ? same : questions).some((question) => NEGATION.test(question));
}

/**
 * Whether the text of a rule answers a search: to ask how many firemen there are is not to ask how one becomes one, nor why.
 */
export function isAnswer(rule: SearchRule, text: string): boolean {
  const asked = queryKey(text);
  const sameWords = rule.questions.filter((question) => queryKey(question) === asked);
  if (saysTheOpposite(rule, text, sameWords)) return false;
  const how = askedWith(text);
  const same = sameWords.map(askedWith);
  if (ASKS_FOR_MORE.test(how)) return same.includes(how);
  return same.length === 0 || same.includes('') || same.includes(how);
}

/** An entry that rules make likely for a search by questions that are worded nearly as it is. */
export type LikelyEntry = { id: number; likeness: number };

/** What rules lead to whose questions are nearly those of a search, no matter who may find it. */
export async function likelyEntries(
  db: Database,
  rules: readonly SearchRule[],
  text: string,
): Promise<LikelyEntry[]> {
  const found = await Promise.all(
    nearPaths(lookupOf(rules).near, text).map(async ({ path, likeness }) => {
      const id = await entryOf(db, path);
      return id === null ? [] : [{ id, likeness }];
    }),
  );
  return found.flat();
}

/**
 * What stood there before stays: a new version may read the same words for less, and that must not stand in the way of all
 * other rules.
 * @throws unprocessable for a question that says nothing, or that another rule answers
 */
function requireDifferentQuestions(rules: readonly SearchRule[], before: readonly SearchRule[]): void {
  const kept = new Set(unclearQuestions(before).map(({ key }) => key));
  const errors = unclearQuestions(rules)
    .filter(({ key }) => !kept.has(key))
    .map(({ key, at }): FieldError => {
      const message = key === '' ? messages.searchSaysNothing : messages.searchTaken;
      return { field: `${at}.questions`, message };
    });
  const ofFields = [...new Map(errors.map((error) => [error.field, error] as const)).values()];
  if (ofFields.length > 0) throw unprocessable(ofFields);
}

/** The questions that say nothing, with an empty key, or that a rule before answers; `at` is the rule's place. */
function unclearQuestions(rules: readonly SearchRule[]): { key: string; at: number }[] {
  const taken = new Set<string>();
  return rules.flatMap(({ questions }, at) => {
    const keys = [...new Set(questions.map(queryKey))];
    const unclear = keys.filter((key) => key === '' || taken.has(key));
    for (const key of keys) taken.add(key);
    return unclear.map((key) => ({ key, at }));
  });
}

/**
 * An address that stood there before stays, whatever it leads to by now: a page that has gone must not stand in the way of
 * all other rules.
 * @throws unprocessable for a new address that leads to nothing that visitors can open
 */
async function requireKnownPaths(
  trx: Database,
  { rules, kept }: { rules: readonly SearchRule[]; kept: ReadonlySet<string> },
  now: Date,
): Promise<void> {
  const added = rules.map(({ path }) => path).filter((path) => path !== '' && !kept.has(path));
  const { missingPaths } = await knownPaths(trx, added, now);
  const missing = new Set([...missingPaths, ...added.filter((path) => slugOf(path) === null)]);
  const errors: FieldError[] = rules.flatMap(({ path }, at) =>
    missing.has(path) ? [{ field: `${at}.path`, message: messages.pathLeadsNowhere }] : [],
  );
  if (errors.length > 0) throw unprocessable(errors);
}

function slugOf(path: string): string | null {
  const parts = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '');
  return parts.length < 2 ? null : decodeURIComponent(parts.at(-1) ?? '');
}

type PinnedEntry = { id: number; target: NonNullable<SearchAnswer['target']>; language: Language };

/** The entry that a rule puts first, as far as the viewer can find it; null for none. */
export async function pinnedEntry(
  db: Database,
  rule: SearchRule | null,
  searching: Searching,
): Promise<PinnedEntry | null> {
  const id = rule === null ? null : await entryOf(db, rule.path);
  if (id === null) return null;
  const { rows } = await sql<PinnedEntry['target'] & { language: Language }>`
    select case when post.id is null then 'link' else 'post' end as kind, coalesce(post.id, link.id) as id,
      found.type, coalesce(post.title, link.name) as title, post.slug, link.url,
      coalesce(post.language, ${OWN_LANGUAGE}) as language
    from (${findableEntries([id], { ...searching, withEnded: false })}) found
      left join post on post.id = found.post_id left join link on link.id = found.link_id`.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  const { language, ...target } = found;
  return { id, target, language };
}

async function entryOf(db: Database, path: string): Promise<number | null> {
  const slug = slugOf(path);
  if (slug === null) return null;
  return path.startsWith('/e-tjanster/') ? await serviceEntry(db, slug) : await postEntry(db, slug);
}

/** The entry of a post by the slug that it has, or once had, no matter who may find it. */
export async function postEntry(db: Database, slug: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select search_entry.id from search_entry
    join post on post.id = search_entry.post_id
    where post.slug = ${slug} or post.id = (select post_id from post_redirect where post_redirect.slug = ${slug})
    order by (post.slug = ${slug}) desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

async function serviceEntry(db: Database, slug: string): Promise<number | null> {
  const { rows } = await sql<{ id: number; name: string }>`select search_entry.id, link.name from search_entry
    join link on link.id = search_entry.link_id where link.type = 'e-service'`.execute(db);
  return rows.find((row) => eServiceSlug(row) === slug)?.id ?? null;
}
