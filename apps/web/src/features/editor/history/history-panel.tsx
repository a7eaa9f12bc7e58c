import type { PostDraft } from '@brandpost/domain';
import { colour, media } from '@brandpost/ui';
import { Tick } from '@brandpost/ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { Modal } from '../../../forms/modal.tsx';
import { historyTexts } from '../history-editor-texts.ts';
import type { EditorSession } from '../opening/use-opened.ts';
import { useVersions } from './use-versions.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem 2rem;

  ${media.tablet} {
    grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr);
  }
`;
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  align-content: start;
`;
const Quiet = styled.p`
  color: ${colour('muted')};
`;

type HistoryPanelProps = {
  session: EditorSession;
  draft: PostDraft;
  onClose: () => void;
  /** An old version stands in the editor now. @param when it was saved, in words */
  onRestored: (when: string) => void;
};

/** What a post was: who saved it when, what differs, and the way back. Source: UX, Editor, History. */
export function HistoryPanel({ session, draft, onClose, onRestored }: HistoryPanelProps) {
  const { client, document, referenceData } = session;
  const [isAll, setIsAll] = useState(false);
  const [number, setNumber] = useState<number | null>(null);
  const { versions, total, hasFailed, more, again } = useVersions(draft.id, isAll, client);
  const chosen = versions.find((version) => version.number === number);
  const restore = (version: PostDraft, when: string) => {
    document.change(restoredFrom(version));
    onRestored(when);
    onClose();
  };
  return (
    <Modal title={historyTexts.title} widthPx={1120} onClose={onClose}>
      <Columns>
        <Side>
          <Tick isTicked={isAll} onChange={setIsAll}>
            {historyTexts.all}
          </Tick>
          <VersionList versions={versions} isEveryShown={isAll} chosen={number} onChoose={setNumber} />
          {hasFailed && (
            <>
              <p role="alert">{historyTexts.failed}</p>
              <SmallButton type="button" onClick={again}>
                {historyTexts.retry}
              </SmallButton>
            </>
          )}
          {total === null && !hasFailed && <Quiet role="status">{historyTexts.loading}</Quiet>}
          {total === 0 && <Quiet>{historyTexts.empty}</Quiet>}
          {total !== null && versions.length < total && (
            <SmallButton type="button" onClick={more}>
              {historyTexts.more}
            </SmallButton>
          )}
        </Side>
        {chosen === undefined || draft.id === null ? (
          total !== 0 && <Quiet>{historyTexts.choose}</Quiet>
        ) : (
          <VersionDetail
            key={chosen.number}
            postId={draft.id}
            version={chosen}
            versions={versions}
            present={draft}
            referenceData={referenceData}
            client={client}
            onNamed={again}
            onRestore={restore}
          />
        )}
      </Columns>
    </Modal>
  );
}

/**
 * What a version brings back into what is being written: what it says and for whom. Status, place, address, dates and
 * author stay, as when the service restores one.
 */
function restoredFrom(version: PostDraft): Partial<PostDraft> {
  const {
    id,
    status,
    slug,
    order,
    orderPostBeforeId,
    parentId,
    publishedDate,
    unpublishedDate,
    authorId,
    ...said
  } = version;
  return said;
}
