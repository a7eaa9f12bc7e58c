import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { limitTexts } from '../../../../forms/limit-texts.ts';
import { editorTexts } from '../../editor-texts.ts';
import { BlockList } from '../canvas/block-list.tsx';
import { changeProps } from '../commands/change-block.ts';
import { goOnWithin } from '../commands/insert-block.ts';
import { FormNote } from '../parts/form-panel.tsx';
import { isPlainEnter } from '../parts/is-plain-enter.ts';
import { limitOf } from '../parts/limit-of.ts';
import { textProp } from '../parts/text-prop.ts';
import { useLimited } from '../parts/use-limited.ts';
import { useWrittenIn } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.accordion;
const LIMIT = limitOf('accordion', 'title');

/** Looks as dropdowns do on the page, and stands open. */
const Box = styled.div`
  max-inline-size: 46rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};
`;
const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-block-size: 56px;
  padding: 0.875rem 1.25rem;
  font-size: 1.0625rem;
  font-weight: 650;
  line-height: 1.25;

  > svg {
    flex: none;
    color: ${colour('primary')};
    rotate: 180deg;
  }
  > span[data-empty='true'] {
    color: ${colour('muted')};
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    field-sizing: content;
    resize: none;
  }
  textarea:focus {
    outline: none;
  }
  textarea::placeholder {
    color: ${colour('muted')};
    opacity: 1;
  }
`;
const Inner = styled.div`
  padding: 0 1.25rem 0.5rem;
`;

/** A dropdown, open, with its title written where it stands. */
export function AccordionForm({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  const title = textProp(node, 'title');
  return (
    <Box>
      <Title>
        {isActive ? (
          <TitleField node={node} title={title} />
        ) : (
          <span data-empty={title === ''}>{title || texts.untitled}</span>
        )}
        <ChevronDown aria-hidden="true" size={22} />
      </Title>
      <Inner>
        <BlockList nodes={node.children} parent={node} />
      </Inner>
    </Box>
  );
}

function TitleField({ node, title }: { node: ContentNode; title: string }) {
  const store = useEditorStore();
  const id = useId();
  const writtenIn = useWrittenIn();
  const { shown, length, isOver, write } = useLimited(title, LIMIT, (text) => {
    changeProps(store, node.id, { title: text });
  });
  return (
    <>
      <textarea
        {...writtenIn}
        rows={1}
        value={shown}
        placeholder={texts.placeholder}
        aria-label={texts.title}
        aria-describedby={id}
        aria-invalid={isOver}
        data-first-field=""
        data-part="title"
        onChange={(event) => write(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (!isPlainEnter(event)) return;
          event.preventDefault();
          goOnWithin(store, node);
        }}
      />
      <FormNote id={id} data-tone={isOver ? 'warning' : undefined}>
        {isOver ? limitTexts.over(length - LIMIT) : limitTexts.left(LIMIT - length)}
      </FormNote>
    </>
  );
}
