import type { PostDraft } from '@brandpost/domain';
import type { AlertRequest } from '@brandpost/rubicore-api';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { alertRequestPath } from '../../../addresses/alert-request-path.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { Notice } from '../review/notice.ts';
import { useAlertRequest } from './use-alert-request.ts';

const { request: texts } = postEditorTexts;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;

/** That an alert waits for a colleague, or that one has denied it; and what happens to the request when it is changed. */
export function WaitingRequestNotice({ draft }: { draft: PostDraft }) {
  const { waiting } = useAlertRequest(draft);
  return (
    <div role="status">
      {waiting !== null && (
        <Notice>
          <div>
            <strong>{titleOf(waiting)}</strong>
            <p>{textOf(waiting)}</p>
            <Way to={alertRequestPath(waiting.id)}>{texts.open}</Way>
          </div>
        </Notice>
      )}
    </div>
  );
}

function titleOf({ denial }: AlertRequest): string {
  return denial === null ? texts.waiting : texts.denied(denial.deniedByName);
}

function textOf({ denial, isOut }: AlertRequest): string {
  if (denial !== null) return denial.reason;
  return isOut ? texts.waitingOut : texts.waitingText;
}
