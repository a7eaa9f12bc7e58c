import { colour, media } from '@brandpost/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Modal } from '../../../forms/modal.tsx';
import type { EditorSession } from '../opening/use-opened.ts';
import { previewEditorTexts } from '../preview-editor-texts.ts';
import { AsColleague } from './as-colleague.tsx';
import { PreviewLinks } from './preview-links.tsx';

const { links, asColleague } = previewEditorTexts;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: start;

  h3 {
    font-size: 1.1875rem;
  }
  h4 {
    margin-top: 0.5rem;
    font-size: 1.0625rem;
  }
  h3 + p {
    margin-top: -0.75rem;
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;

type SharePanelProps = {
  session: EditorSession;
  postId: number | null;
  isChanged: boolean;
  onClose: () => void;
};

/** Shows the post to others before it is out: by a link, and as a colleague would see it. Source: UX, Editor. */
export function SharePanel({ session, postId, isChanged, onClose }: SharePanelProps) {
  const isKept = useKept(session);
  return (
    <Modal title={previewEditorTexts.title} widthPx={960} onClose={onClose}>
      {postId === null ? (
        <p role="status">{isKept === false ? links.failed : links.unsaved}</p>
      ) : (
        <Columns>
          <Part aria-labelledby="preview-links">
            <h3 id="preview-links">{links.title}</h3>
            <p>{links.text}</p>
            <PreviewLinks postId={postId} client={session.client} />
          </Part>
          <Part aria-labelledby="preview-as">
            <h3 id="preview-as">{asColleague.title}</h3>
            <p>{asColleague.text}</p>
            <AsColleague postId={postId} client={session.client} isChanged={isChanged} />
          </Part>
        </Columns>
      )}
    </Modal>
  );
}

/** What others are shown is what is kept: all that is written is, before. null until it is tried. */
function useKept({ document }: EditorSession): boolean | null {
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const keep = useEffectEvent(async () => setIsKept(await document.flush()));
  useEffect(() => void keep(), []);
  return isKept;
}
