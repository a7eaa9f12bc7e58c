import type { ContentNode } from '@brandpost/domain';
import { textLength } from '@brandpost/validation';
import { kindOfProp } from '../../node-texts.ts';
import { blockOfType } from '../../registry.ts';
import { bothTexts } from './both-texts.ts';
import { type Decision, sideOf } from './decision.ts';
import { mergeText, type Texts } from './merge-text.ts';
import { isSame, threeWay } from './three-way.ts';

type Variants = {
  /** Absent when both added a block under the same id. */
  readonly base: ContentNode | undefined;
  readonly mine: ContentNode;
  readonly theirs: ContentNode;
};

type MergedBlock = {
  /** Its children are of no account. */
  readonly block: ContentNode;
  /** Whether both changed the same, differently. */
  readonly isContested: boolean;
};

/** Merges what two people made of one block, prop by prop, and texts within. What is contested is as decided, or mine. */
export function mergeBlock({ base, mine, theirs }: Variants, decision: Decision | undefined): MergedBlock {
  const chosen = decision === undefined ? 'mine' : sideOf(decision);
  if (decision?.isWhole) return { block: { mine, theirs }[chosen], isContested: false };
  if (mine.type !== theirs.type || mine.version !== theirs.version) {
    const outcome = threeWay(base && withoutChildren(base), withoutChildren(mine), withoutChildren(theirs));
    const isContested = outcome === 'contested';
    return { block: { mine, theirs }[isContested ? chosen : outcome], isContested };
  }
  let isContested = false;
  const holdsBoth = decision?.choice === 'both' && decision.copy === null;
  const props = { ...mine.props };
  for (const prop of new Set([...Object.keys(mine.props), ...Object.keys(theirs.props)])) {
    const outcome = threeWay(base?.props[prop], mine.props[prop], theirs.props[prop]);
    const both = outcome === 'contested' ? mergeProp(prop, { base, mine, theirs }, holdsBoth) : null;
    if (both !== null) {
      props[prop] = both;
      continue;
    }
    if (outcome === 'contested') isContested = true;
    if ((outcome === 'contested' ? chosen : outcome) === 'mine') continue;
    if (Object.hasOwn(theirs.props, prop)) props[prop] = theirs.props[prop];
    else delete props[prop];
  }
  return { block: { ...mine, props }, isContested };
}

/** Whether a block can hold what both wrote in it, each paragraph that both changed in both its versions. */
export function canHoldBoth(variants: Variants): boolean {
  return !mergeBlock(variants, { choice: 'both', isWhole: false, copy: null }).isContested;
}

/**
 * A prop with what both made of it; null where somebody has to decide, or shorten what became too long by the words of
 * both.
 * @param holdsBoth whether what both changed is to stand twice
 */
function mergeProp(prop: string, { base, mine, theirs }: Variants, holdsBoth: boolean): string | null {
  const block = blockOfType(mine.type);
  const kind = block === null ? null : kindOfProp(block, prop);
  const [was, myText, theirText] = [base?.props[prop], mine.props[prop], theirs.props[prop]];
  const schema = block?.schema.properties[prop];
  const most = schema !== undefined && 'maxLength' in schema ? schema.maxLength : null;
  if (kind === null || most === null || typeof was !== 'string') return null;
  if (typeof myText !== 'string' || typeof theirText !== 'string') return null;
  const texts: Texts = { base: was, mine: myText, theirs: theirText };
  const text = mergeText(kind, texts) ?? (holdsBoth && kind === 'rich-text' ? bothTexts(texts) : null);
  return text === null || textLength(text) > most ? null : text;
}

/** Whether a block is another than it was, apart from where it stands and what it holds. */
export function isChanged(before: ContentNode, after: ContentNode): boolean {
  return !isSame(withoutChildren(before), withoutChildren(after));
}

function withoutChildren({ type, version, props }: ContentNode) {
  return { type, version, props };
}
