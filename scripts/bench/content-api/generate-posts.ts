import { walkTree } from '@brandpost/cms-blocks';
import type { DemoContent } from '@brandpost/content-api/bulk-load';
import {
  type ContentNode,
  emptyPostFields,
  type PostFields,
  type PostStatus,
  type PostType,
} from '@brandpost/domain';
import { slugify } from '@brandpost/swedish';
import { type Random, seededRandom } from './random.ts';

/** A whole post, to be written as if it had been last changed some day. */
export type GeneratedPost = PostFields & { updatedDate: string };

/** What an old site mostly consists of. */
const TYPES: readonly (readonly [PostType, number])[] = [
  ['news', 0.68],
  ['page-related', 0.1],
  ['page', 0.05],
  ['alert', 0.05],
  ['info', 0.09],
  ['info-important', 0.03],
];
const STATUSES: readonly (readonly [PostStatus, number])[] = [
  ['publish', 0.92],
  ['draft', 0.04],
  ['future', 0.02],
  ['trash', 0.02],
];
const TARGETED_SHARE = 0.2;
const ENDED_SHARE = 0.04;
const DAY_MS = 86_400_000;
const YEARS = 8;

/** First and last parts of compounds, so that the vocabulary grows as it does with real texts. */
const HEADS = [
  ...['skogs', 'villa', 'garage', 'lager', 'hamn', 'skol', 'industri', 'sommar', 'vinter', 'höst', 'vår'],
  ...['natt', 'vecko', 'park', 'bro', 'tunnel', 'tåg', 'buss', 'lastbils', 'torg', 'strand', 'sjö', 'berg'],
  ...['myr', 'ladugårds', 'verkstads', 'kök', 'källar', 'vinds', 'balkong', 'trapp', 'hiss', 'soprums'],
];
const TAILS = [
  ...['brand', 'larm', 'övning', 'insats', 'besök', 'kontroll', 'skada', 'olycka', 'rapport', 'mötet'],
  ...['dagen', 'veckan', 'läget', 'ansvar', 'arbete', 'gruppen', 'ledaren', 'vägen', 'platsen', 'risken'],
  ...['frågan', 'beslutet', 'planen', 'kursen', 'tiden', 'röken', 'vattnet', 'bilen', 'båten', 'styrkan'],
];

/**
 * Posts of a site that has been written on for years: the sentences of the demo content, mixed anew, of about its
 * length, of several types, some of them targeted, waiting, ended or thrown away. The same for the same number.
 */
export function* generatePosts(
  content: DemoContent,
  { count, now }: { count: number; now: Date },
): Generator<GeneratedPost> {
  const random = seededRandom(112);
  const sentences = sentencesOf(content);
  const titles = content.posts.map(({ title }) => title);
  const places = content.nodes.map(({ name }) => name);
  for (let index = 0; index < count; index++) {
    const title = titleOf(random, titles, places);
    const published = new Date(now.getTime() - Math.floor(random.next() * YEARS * 365) * DAY_MS);
    const status = weighted(random, STATUSES);
    const isTargeted = random.next() < TARGETED_SHARE;
    const type = weighted(random, TYPES);
    // Crises end: hundreds at once would stand on every page.
    const hasEnded = random.next() < ENDED_SHARE || (type === 'alert' && status === 'publish');
    yield {
      ...emptyPostFields(),
      type,
      title,
      excerpt: random.one(sentences).slice(0, 250),
      slug: `${slugify(title)}-${index}`,
      status,
      publishedDate: (status === 'future' ? new Date(now.getTime() + 30 * DAY_MS) : published).toISOString(),
      unpublishedDate: hasEnded ? new Date(published.getTime() + DAY_MS).toISOString() : null,
      authoredDate: published.toISOString(),
      updatedDate: published.toISOString(),
      content: contentOf(random, sentences, index),
      mediaId: random.next() < 0.5 ? random.one(content.media).id : null,
      authorId: random.one(content.users).id,
      nodeIds: isTargeted ? [random.one(content.nodes.slice(1)).id] : [],
      userIds: isTargeted && random.next() < 0.2 ? [random.one(content.users).id] : [],
      editorIds: random.next() < 0.1 ? [random.one(content.users).id] : [],
    };
  }
}

function sentencesOf({ posts }: DemoContent): string[] {
  const texts = posts.flatMap(({ content }) =>
    [...walkTree(content)].flatMap(({ node }) =>
      node.type === 'html' && typeof node.props.html === 'string'
        ? [node.props.html.replace(/<[^>]*>/g, ' ')]
        : [],
    ),
  );
  return texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((text) => text.length > 15);
}

function titleOf(random: Random, titles: readonly string[], places: readonly string[]): string {
  const start = random.one(titles).split(/ – |: /)[0] ?? '';
  const kind = random.next();
  if (kind < 0.4) return `${start} i ${random.one(places)}`.slice(0, 120);
  if (kind < 0.7) return `${start} – ${compound(random)} ${random.one(places)}`.slice(0, 120);
  return `${start}, ${compound(random)} och ${compound(random)}`.slice(0, 120);
}

function contentOf(random: Random, sentences: readonly string[], index: number): ContentNode[] {
  const paragraph = () => {
    const said = Array.from({ length: random.between(2, 6) }, () => random.one(sentences));
    return `<p>${said.join(' ')} ${capitalised(compound(random))} följs upp.</p>`;
  };
  const blocks: ContentNode[] = [];
  for (let part = 0; part < random.between(2, 5); part++) {
    const text = capitalised(`${compound(random)} och ${compound(random)}`);
    blocks.push(block(`g${index}-h${part}`, 'heading', { text, level: 2 }));
    blocks.push(block(`g${index}-t${part}`, 'html', { html: paragraph() + paragraph() }));
  }
  return blocks;
}

function block(id: string, type: ContentNode['type'], props: Record<string, unknown>): ContentNode {
  return { id, type, version: '1.0.0', props, children: [] } as ContentNode;
}

function compound(random: Random): string {
  return `${random.next() < 0.3 ? random.one(HEADS) : ''}${random.one(HEADS)}${random.one(TAILS)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function weighted<Value>(random: Random, choices: readonly (readonly [Value, number])[]): Value {
  let rest = random.next();
  for (const [value, share] of choices) {
    if (rest < share) return value;
    rest -= share;
  }
  const [first] = choices;
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return first[0];
}
