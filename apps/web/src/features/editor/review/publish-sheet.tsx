import { useState } from 'react';
import { styled } from 'styled-components';
import { Modal } from '../../../forms/modal.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import { nextStepOf } from '../publishing/post-state.ts';
import { ReviewPanel } from './review-panel.tsx';
import type { Reviewed } from './reviewed.ts';

const { sheetTitle } = postEditorTexts.review;
const WIDTH_PX = 560;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`;

/** The last step over the page, where it does not stand beside the text: from the lower edge of a phone. */
export function PublishSheet({ onClose, ...reviewed }: Reviewed & { onClose: () => void }) {
  // It stays what it was opened as, when it has been done too.
  const [{ kind }] = useState(() => nextStepOf(reviewed.state, reviewed.draft, reviewed.now));
  const title = sheetTitle[kind === 'publish-changes' ? 'publish' : kind];
  const show = (go: () => void) => {
    onClose();
    go();
  };
  return (
    <Modal title={title} widthPx={WIDTH_PX} onClose={onClose}>
      <Content>
        <ReviewPanel
          {...reviewed}
          onAsked={onClose}
          onShow={(field) => show(() => reviewed.onShow(field))}
          onShowBlock={(id) => show(() => reviewed.onShowBlock(id))}
        />
      </Content>
    </Modal>
  );
}
