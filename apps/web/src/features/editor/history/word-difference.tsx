import { colour, VisuallyHidden } from '@brandpost/ui';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { historyTexts } from '../history-editor-texts.ts';

/** Two long texts that have nothing in common are not compared for longer than somebody waits. */
const LONGEST_MS = 300;

const Text = styled.p`
  max-width: none;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ins,
  del {
    padding: 0.0625rem 0.1875rem;
    border-radius: 4px;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  ins {
    background: ${colour('good-bg')};
    color: ${colour('good')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  del {
    background: ${colour('warning-bg')};
    color: ${colour('warning')};
    text-decoration: line-through;
    text-decoration-thickness: 2px;
  }
`;

/** One text with the words that went and those that came: underlined and struck out, and said to who hears it. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => partsOf(before, after), [before, after]);
  return (
    <Text>
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <Marked key={index} as="ins" start={historyTexts.startOf.added} value={value} />;
        if (removed)
          return <Marked key={index} as="del" start={historyTexts.startOf.removed} value={value} />;
        return value;
      })}
    </Text>
  );
}

function Marked({ as: Element, start, value }: { as: 'ins' | 'del'; start: string; value: string }) {
  return (
    <Element>
      <VisuallyHidden>{start}</VisuallyHidden>
      {value}
      <VisuallyHidden>{historyTexts.endOf}</VisuallyHidden>
    </Element>
  );
}

function partsOf(before: string, after: string) {
  return (
    diffWords(before, after, { timeout: LONGEST_MS }) ?? [
      { value: before, added: false, removed: true },
      { value: after, added: true, removed: false },
    ]
  );
}
