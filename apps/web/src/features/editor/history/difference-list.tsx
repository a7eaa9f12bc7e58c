import { colour } from '@brandpost/ui';
import { ArrowUpDown, type LucideIcon, Minus, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { historyTexts } from '../history-editor-texts.ts';
import type { Difference, Differences } from './differences.ts';

/** The library that compares words is loaded by who looks at a difference. */
const WordDifference = lazy(async () => ({
  default: (await import('./word-difference.tsx')).WordDifference,
}));

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  > :is(h3, h4) {
    font-size: 1.0625rem;
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  padding: 0.75rem 1rem;
  border: 1px solid ${colour('line')};
  border-left-width: 4px;
  border-radius: var(--bp-radius-s);
  font-size: 1rem;

  &[data-change='added'] {
    border-left-color: ${colour('good')};
  }
  &[data-change='removed'] {
    border-left-color: ${colour('warning')};
  }
  &[data-change='changed'],
  &[data-change='moved'] {
    border-left-color: ${colour('primary')};
  }
`;
const Top = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  margin-bottom: 0.375rem;

  span {
    display: inline-flex;
    align-items: center;
    gap: 0.3125rem;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;
const SIGNS: Readonly<Record<Difference['change'], LucideIcon>> = {
  added: Plus,
  removed: Minus,
  moved: ArrowUpDown,
  changed: Pencil,
};

type DifferenceListProps = {
  differences: Differences;
  /** One below the heading that it stands under. */
  heading: 'h3' | 'h4';
};

/** What differs between two drafts: fields first, then blocks. */
export function DifferenceList({ differences: { fields, blocks }, heading }: DifferenceListProps) {
  if (fields.length + blocks.length === 0) return <p>{historyTexts.same}</p>;
  return (
    <>
      <Differing heading={heading} title={historyTexts.fields} items={fields} />
      <Differing heading={heading} title={historyTexts.blocks} items={blocks} />
    </>
  );
}

type DifferingProps = Pick<DifferenceListProps, 'heading'> & {
  title: string;
  items: readonly Difference[];
};

function Differing({ heading: Heading, title, items }: DifferingProps) {
  if (items.length === 0) return null;
  return (
    <Group>
      <Heading>{title}</Heading>
      <List>
        {items.map((item) => {
          const Sign = SIGNS[item.change];
          return (
            <Item key={item.id} data-change={item.change}>
              <Top>
                <strong>{item.name}</strong>
                <span>
                  <Sign aria-hidden="true" size={16} />
                  {historyTexts[item.change]}
                </span>
              </Top>
              <Words {...item} />
            </Item>
          );
        })}
      </List>
    </Group>
  );
}

function Words({ change, before, after }: Difference) {
  if (change === 'moved') return <p>{after}</p>;
  if (change === 'changed' && before === after) return <p>{historyTexts.onlyLook}</p>;
  return (
    <Suspense fallback={<p>{after}</p>}>
      <WordDifference before={before} after={after} />
    </Suspense>
  );
}
