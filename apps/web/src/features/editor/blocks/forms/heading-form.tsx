import type { PropsOf } from '@brandpost/cms-blocks';
import { headingLook } from '@brandpost/cms-blocks/react';
import { type ContentNode, HEADING_SIZES } from '@brandpost/domain';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { limitTexts } from '../../../../forms/limit-texts.ts';
import { editorTexts } from '../../editor-texts.ts';
import { changeProps } from '../commands/change-block.ts';
import { insertTextAfter } from '../commands/insert-block.ts';
import { Choices } from '../parts/choices.tsx';
import { FormNote, FormPanel } from '../parts/form-panel.tsx';
import { isPlainEnter } from '../parts/is-plain-enter.ts';
import { limitOf } from '../parts/limit-of.ts';
import { useLimited } from '../parts/use-limited.ts';
import { useWrittenIn } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.heading;
const LIMIT = limitOf('heading', 'text');

/** Looks as the heading does, and grows with its text. */
const HeadingField = styled.textarea<{ $size: PropsOf<'heading'>['size'] }>`
  ${({ $size }) => headingLook($size)}
  display: block;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  color: inherit;
  font-family: inherit;
  field-sizing: content;
  resize: none;

  &:focus {
    outline: none;
  }
  &::placeholder {
    color: ${colour('muted')};
    opacity: 1;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;

/** A heading, written where it stands; Enter goes on with a text. */
export function HeadingForm({ node }: { node: ContentNode }) {
  const store = useEditorStore();
  const id = useId();
  const writtenIn = useWrittenIn();
  const props = readHeading(node);
  const { shown, length, isOver, problem, write } = useLimited(props.text, LIMIT, (text) => {
    changeProps(store, node.id, { text });
  });
  return (
    <>
      <HeadingField
        {...writtenIn}
        $size={props.size}
        rows={1}
        value={shown}
        placeholder={texts.placeholder}
        aria-label={texts.text}
        aria-describedby={id}
        aria-invalid={isOver}
        data-first-field=""
        data-part="text"
        // A heading is one line, however long.
        onChange={(event) => write(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (!isPlainEnter(event)) return;
          event.preventDefault();
          insertTextAfter(store, node.id);
        }}
      />
      <FormPanel>
        <Line>
          <Choices
            legend={texts.size}
            value={props.size}
            choices={HEADING_SIZES.map((size) => ({ value: size, label: texts.sizes[size] }))}
            onChange={(size) => changeProps(store, node.id, { size })}
          />
          <FormNote id={id} data-tone={isOver ? 'warning' : undefined}>
            <span aria-hidden="true">{problem ?? `${length} / ${LIMIT}`}</span>
            <VisuallyHidden>{problem ?? limitTexts.left(LIMIT - length)}</VisuallyHidden>
          </FormNote>
        </Line>
      </FormPanel>
    </>
  );
}

function readHeading({ props }: ContentNode): PropsOf<'heading'> {
  const size = HEADING_SIZES.find((known) => known === props.size) ?? 2;
  return { text: typeof props.text === 'string' ? props.text : '', size };
}
