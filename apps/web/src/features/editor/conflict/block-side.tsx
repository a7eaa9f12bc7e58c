import { ContentView } from '@brandpost/cms-blocks/react';
import type { ContentNode } from '@brandpost/domain';
import { linesOfText } from '../blocks/operations/plain-text.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { DifferingWords } from './differing-words.tsx';

const NO_RESOURCES = { media: new Map(), links: new Map() };

type BlockSideProps = { node: ContentNode | undefined; other: ContentNode | undefined };

/** One side’s block: texts with what differs marked, others as readers would see them. */
export function BlockSide({ node, other }: BlockSideProps) {
  if (node === undefined) return <p>{postEditorTexts.conflict.removed}</p>;
  const words = wordsOf(node);
  const otherWords = other === undefined ? null : wordsOf(other);
  // Where the words are the same, what differs is how they look.
  if (words !== null && otherWords !== null && words !== otherWords)
    return <DifferingWords text={words} other={otherWords} />;
  return <ContentView nodes={[node]} resources={NO_RESOURCES} headingLevel={3} />;
}

/** What stands there when both are chosen, as readers would see it. */
export function BothSides({ nodes }: { nodes: ContentNode[] }) {
  return <ContentView nodes={nodes} resources={NO_RESOURCES} headingLevel={3} />;
}

function wordsOf({ type, props }: ContentNode): string | null {
  if (type === 'html' && typeof props.html === 'string') return linesOfText(props.html);
  return type === 'heading' && typeof props.text === 'string' ? props.text : null;
}
