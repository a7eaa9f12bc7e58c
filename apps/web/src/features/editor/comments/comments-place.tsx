import { colour, IconButton } from '@brandpost/ui';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Modal } from '../../../forms/modal.tsx';
import { Beside } from '../shell/beside.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { commentsTexts as texts } from './comments-texts.ts';

const SHEET_WIDTH_PX = 560;

const Head = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-inline: -0.25rem -0.75rem;
  padding-block: 0.625rem;
  background: ${colour('surface')};

  h2 {
    font-size: 1.25rem;
  }
`;

type Panel = Omit<ComponentProps<typeof CommentsPanel>, 'onShow'> & { onShow: (blockId: string) => void };

/** The comments beside the text, in place of the steps. Anyone who leaves them goes on with the block they are about. */
export function CommentsBeside(panel: Panel) {
  const { discussion, activeBlockId, onShow } = panel;
  const leave = () => {
    discussion.close();
    if (activeBlockId === null) discussion.button.current?.focus();
    else onShow(activeBlockId);
  };
  return (
    <Beside
      aria-label={texts.title}
      data-beside-canvas=""
      onKeyDown={(event) => {
        const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) leave();
      }}
    >
      <Head>
        <h2>{texts.title}</h2>
        <IconButton type="button" aria-label={texts.close} onClick={leave}>
          <X aria-hidden="true" size={22} />
        </IconButton>
      </Head>
      <CommentsPanel {...panel} />
    </Beside>
  );
}

/** The comments over the text, from the lower edge of a phone: they make room for the block that they lead to. */
export function CommentsSheet({ onShow, ...panel }: Panel) {
  const { close } = panel.discussion;
  return (
    <Modal title={texts.title} widthPx={SHEET_WIDTH_PX} onClose={close}>
      <CommentsPanel
        {...panel}
        onShow={(blockId) => {
          close();
          onShow(blockId);
        }}
      />
    </Modal>
  );
}
