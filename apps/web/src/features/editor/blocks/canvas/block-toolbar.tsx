import { labelOf } from '@brandpost/cms-blocks';
import { colour, media } from '@brandpost/ui';
import { GroupedMenu, Toolbar } from '@brandpost/ui/widgets';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { NARROWER } from '../../parts/room.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useSlots } from '../state/slots.tsx';
import { type BlockAction, type PlacedBlock, useBlockActions } from './use-block-actions.ts';

const texts = editorTexts.toolbar;

/** Above the frame on a wide screen; within reach of a thumb on a phone. */
const Floating = styled.div`
  position: absolute;
  z-index: 10;
  inset-block-end: calc(100% - 2px);
  inset-inline-start: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 4px;
  align-items: center;
  inline-size: max-content;
  min-inline-size: min-content;
  max-inline-size: calc(100% + 2rem);
  color: ${colour('on-primary')};

  &[data-align='end'] {
    inset-inline: auto 0;
  }
  > [role='toolbar'] {
    padding: 0 2px;
    border-radius: 8px;
    background: ${colour('primary')};
  }
  > [data-text-tools]:not(:empty) {
    padding: 0 2px;
    border: 1px solid ${colour('line')};
    border-radius: 8px;
    background: ${colour('bg')};
    box-shadow: 0 1px 4px rgb(0 0 0 / 12%);
    color: ${colour('ink')};
  }
  [data-look='round'] {
    flex: none;
    inline-size: 32px;
    min-block-size: 32px;
    color: inherit;

    @media (pointer: coarse), (max-width: 47.99rem) {
      inline-size: 44px;
      min-block-size: 44px;
    }
  }
  strong {
    padding-inline: 0.125rem 0.375rem;
    font-size: 0.8125rem;
    font-weight: 650;
    line-height: 32px;
    white-space: nowrap;
  }
  ${media.desktop} {
    ${NARROWER} {
      strong {
        display: none;
      }
    }
  }
  @media (max-width: 47.99rem) {
    position: fixed;
    z-index: 40;
    inset: auto 0 0;
    display: block;
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: none;

    &[data-align] {
      inset-inline: 0;
    }
    /* Anyone who writes beside the canvas has no use for it, and needs what is under it. */
    body:has([data-beside-canvas]:focus-within) & {
      display: none;
    }
    strong,
    [data-handle] {
      display: none;
    }
    > [role='toolbar'] {
      justify-content: space-between;
      padding: 4px 8px max(4px, env(safe-area-inset-bottom));
      border-radius: 0;
      overflow-x: auto;
    }
    /* What is scrolled to keeps clear of it. */
    html:has(&) {
      scroll-padding-bottom: 5rem;
    }
    /* All of them, also on the narrowest. */
    > [role='toolbar'] button {
      flex: 0 1 44px;
      min-inline-size: 32px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

/** For the pointer; keys move by Alt and arrows, or by “Flytta till …”. */
const Handle = styled.span`
  display: grid;
  flex: none;
  inline-size: 28px;
  block-size: 32px;
  place-items: center;
  cursor: grab;
  touch-action: none;
`;

/** What can be done with the active block. */
export function BlockToolbar({ node, index, count, isNested }: PlacedBlock) {
  const { isRestricted, inspector } = useEditorSetting();
  const { setTools } = useSlots();
  const actions = useBlockActions({ node, index, count, isNested });
  // A panel beside has all of them, and the tools of the text need the room; without one the rest is in a menu.
  const isBeside = inspector !== null;
  const isNear = ({ needsRoom }: BlockAction) => needsRoom === 'none' || (isBeside && needsRoom === 'some');
  const rest = isBeside ? [] : actions.filter((action) => !isNear(action));
  const floating = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInside(floating.current));
  const name = labelOf(node);
  return (
    <Floating ref={floating}>
      <Toolbar
        label={texts.label(name)}
        start={
          <>
            {!isRestricted && (
              <Handle data-drag={node.id} data-handle="" title={texts.drag} aria-hidden="true">
                <GripVertical size={17} />
              </Handle>
            )}
            <strong>{name}</strong>
          </>
        }
        items={actions.filter(isNear)}
        end={rest.length > 0 && <RestMenu actions={rest} name={name} />}
      />
      {isBeside && <div ref={setTools} data-text-tools="" />}
    </Floating>
  );
}

function RestMenu({ actions, name }: { actions: readonly BlockAction[]; name: string }) {
  return (
    <GroupedMenu
      label={texts.more}
      icon={EllipsisVertical}
      look="round"
      groups={[
        {
          title: texts.label(name),
          isTitleHidden: true,
          actions: actions.map(({ label, icon, onPress }) => ({
            key: label,
            text: label,
            icon,
            onDo: onPress,
          })),
        },
      ]}
    />
  );
}

/** A narrow block at the right edge has its tools to the left. */
function keepInside(floating: HTMLElement | null): void {
  const canvas = floating?.closest('[data-canvas]');
  if (floating === null || canvas === null || canvas === undefined) return;
  delete floating.dataset.align;
  const edge = canvas.getBoundingClientRect().right;
  if (floating.getBoundingClientRect().right > edge) floating.dataset.align = 'end';
}
