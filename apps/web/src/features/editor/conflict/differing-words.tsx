import { colour } from '@brandpost/ui';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import { styled } from 'styled-components';

/** Two long texts that have nothing in common are not compared for longer than somebody waits. */
const LONGEST_MS = 300;

const Words = styled.p`
  white-space: pre-line;

  mark {
    padding: 0.0625rem 0.1875rem;
    border-radius: 4px;
    background: ${colour('good-bg')};
    color: ${colour('good')};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
`;

/** One side’s text, with the words marked that the other side does not have there. */
export function DifferingWords({ text, other }: { text: string; other: string }) {
  const parts = useMemo(() => diffWords(other, text, { timeout: LONGEST_MS }) ?? [], [text, other]);
  if (parts.length === 0) return <Words>{text}</Words>;
  return (
    <Words>
      {parts
        .filter(({ removed }) => !removed)
        .map(({ value, added }, index) => (added ? <mark key={index}>{value}</mark> : value))}
    </Words>
  );
}
