import { labelOf } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { askWhatToInsert } from '../commands/insert-block.ts';
import { blockLabel } from '../operations/block-label.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore, useIsActive } from '../state/editor-store.ts';

const texts = editorTexts.inserter;

/** As much air as the page has between blocks. */
const Slot = styled.div`
  position: relative;
  display: grid;
  min-block-size: 28px;
  place-items: center;

  /* A block that holds others has air of its own. */
  &[data-nested='true']:first-child {
    margin-block-start: -14px;
  }
  &[data-nested='true']:last-child {
    margin-block-end: -14px;
  }
  &[data-before='heading'] {
    min-block-size: 44px;
  }
  &::before {
    position: absolute;
    inset-inline: 0;
    border-block-start: 1px dashed ${colour('line')};
    content: '';
    opacity: 0;
  }
  > button {
    position: relative;
    display: grid;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: ${colour('bg')};
    color: ${colour('primary')};
    cursor: pointer;
    opacity: 0;
    place-items: center;
    transition: opacity var(--bp-motion);
  }
  > button > span {
    display: grid;
    inline-size: 22px;
    block-size: 22px;
    border: 2px solid currentColor;
    border-radius: 999px;
    place-items: center;
  }
  > button:hover > span {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  &:is(:hover, :focus-within, [data-shown='true']) {
    &::before,
    > button {
      opacity: 1;
    }
  }
  @media (hover: none), (max-width: 47.99rem) {
    min-block-size: 44px;

    &[data-nested='true']:is(:first-child, :last-child) {
      margin-block: 0;
    }

    > button {
      inline-size: 44px;
      block-size: 44px;
      opacity: 1;
    }
  }
  @media print {
    visibility: hidden;
  }
`;

type InsertSlotProps = {
  parent: ContentNode | null;
  index: number;
  before: ContentNode | null;
  afterType: string | null;
};

/** The air between two blocks, with a plus to put something there. */
export const InsertSlot = memo(
  function InsertSlot({ parent, index, before, afterType }: InsertSlotProps) {
    const store = useEditorStore();
    const { isRestricted } = useEditorSetting();
    const isAfterActive = useIsActive(before?.id ?? '');
    const isOnly = before === null && afterType === null;
    // With Ctrl+Enter there is a way to each of them: Tab stops at those beside what is at hand.
    const isStop = isAfterActive || isOnly || (afterType === null && parent === null);
    return (
      <Slot
        data-before={afterType}
        data-nested={parent !== null && !isOnly}
        data-shown={isAfterActive || isOnly}
      >
        {!isRestricted && (
          <button
            type="button"
            aria-label={slotLabel(parent, before)}
            title={texts.open}
            tabIndex={isStop ? 0 : -1}
            onClick={(event) => {
              event.stopPropagation();
              askWhatToInsert(store, { ...(parent === null ? {} : { parentId: parent.id }), index });
            }}
          >
            <span>
              <Plus aria-hidden="true" size={14} strokeWidth={2.75} />
            </span>
          </button>
        )}
      </Slot>
    );
  },
  // What a parent holds besides is not said here.
  (was, is) =>
    was.parent?.id === is.parent?.id &&
    was.index === is.index &&
    was.before === is.before &&
    was.afterType === is.afterType,
);

function slotLabel(parent: ContentNode | null, before: ContentNode | null): string {
  if (before !== null) return texts.openAfter(blockLabel(before));
  return parent === null ? texts.openFirst : texts.openIn(labelOf(parent));
}
