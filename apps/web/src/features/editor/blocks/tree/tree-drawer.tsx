import { colour } from '@brandpost/ui';
import { ListTree } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { Modal, NARROW_DIALOG_PX } from '../../../../forms/modal.tsx';
import { TAKES_TOP } from '../../../../layout/workplace/out-of-sight-bar.ts';
import { editorTexts } from '../../editor-texts.ts';
import { PHONE, WIDE } from '../../parts/room.ts';
import { blockEvents } from '../state/blocks-slice.ts';
import { useBlocks, useEditorStore } from '../state/editor-store.ts';
import { TreePanel } from './tree-panel.tsx';

const DrawerBar = styled.div`
  display: flex;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${colour('line')};

  ${WIDE} {
    display: none;
  }
  /* Where there is a menu above the text, that has the way to it. */
  ${PHONE} {
    body:has([${TAKES_TOP}]) & {
      display: none;
    }
  }
`;
const Drawer = styled.div`
  margin: calc(-1 * var(--bp-dialog-inset));
`;

/** Where there is no room for it the tree comes when it is asked for. */
export function TreeDrawer({ content }: Pick<ComponentProps<typeof TreePanel>, 'content'>) {
  const { redux } = useEditorStore();
  const isOpen = useBlocks(({ isTreeShown }) => isTreeShown);
  const show = (isShown: boolean) => void redux.dispatch(blockEvents.treeShown(isShown));
  return (
    <>
      <DrawerBar>
        <SmallButton type="button" aria-haspopup="dialog" onClick={() => show(true)}>
          <ListTree aria-hidden="true" size={18} />
          {editorTexts.openTree}
        </SmallButton>
      </DrawerBar>
      {isOpen && (
        <Modal widthPx={NARROW_DIALOG_PX} title={editorTexts.content} onClose={() => show(false)}>
          <Drawer>
            <TreePanel content={content} onChosen={() => show(false)} />
          </Drawer>
        </Modal>
      )}
    </>
  );
}
