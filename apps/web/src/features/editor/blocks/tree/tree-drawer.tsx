import { colour } from '@brandpost/ui';
import { ListTree } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { Modal, NARROW_DIALOG_PX } from '../../../../forms/modal.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { WIDE } from '../../parts/room.ts';
import { TreePanel } from './tree-panel.tsx';

const DrawerBar = styled.div`
  display: flex;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${colour('line')};

  ${WIDE} {
    display: none;
  }
`;
const Drawer = styled.div`
  margin: calc(-1 * var(--bp-dialog-inset));
`;

/** Where there is no room for it the tree comes when it is asked for. */
export function TreeDrawer({ content }: Pick<ComponentProps<typeof TreePanel>, 'content'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DrawerBar>
      <SmallButton type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ListTree aria-hidden="true" size={18} />
        {editorTexts.openTree}
      </SmallButton>
      {isOpen && (
        <Modal widthPx={NARROW_DIALOG_PX} title={editorTexts.content} onClose={() => setIsOpen(false)}>
          <Drawer>
            <TreePanel content={content} onChosen={() => setIsOpen(false)} />
          </Drawer>
        </Modal>
      )}
    </DrawerBar>
  );
}
