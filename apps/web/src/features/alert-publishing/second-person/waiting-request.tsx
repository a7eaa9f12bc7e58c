import type { AlertRequest } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { CircleX, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { useServices } from '../../../api/services.ts';
import { TimeStamp } from '../../../article/time-stamp.tsx';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { alertPublishingTexts } from '../alert-publishing-texts.ts';
import { alertApproversQuery } from './alert-requests.ts';
import { Outcome } from './outcome.tsx';
import { Panel } from './panel.ts';
import { secondPersonTexts as texts } from './second-person-texts.ts';
import type { useRequestMutations } from './use-request-mutations.ts';

type WaitingRequestProps = {
  request: AlertRequest;
  cancelling: ReturnType<typeof useRequestMutations>['cancelling'];
};

/** For the person who has asked: that it waits and who can approve it, or that it was denied and why. */
export function WaitingRequest({ request, cancelling }: WaitingRequestProps) {
  const { denial, isOut, post } = request;
  return (
    <Panel>
      <div role="status">
        {denial === null ? (
          <>
            <h1>
              <Hourglass aria-hidden="true" size={32} />
              {texts.waiting}
            </h1>
            <p>{isOut ? texts.waitingOut(post.title) : texts.waitingText(post.title)}</p>
          </>
        ) : (
          <>
            <h1>
              <CircleX aria-hidden="true" size={32} />
              {texts.denied(denial.deniedByName)}
            </h1>
            <blockquote>{denial.reason}</blockquote>
          </>
        )}
      </div>
      {denial === null ? (
        <>
          <Approvers />
          <p>
            {texts.since} <TimeStamp instant={request.askedDate} withTime />.
          </p>
          <button
            type="button"
            data-look="quiet"
            onClick={() => cancelling.mutate()}
            {...ariaDisabled(cancelling.isPending)}
          >
            {texts.cancel}
          </button>
        </>
      ) : (
        <Ways postId={request.postId} />
      )}
      {cancelling.isError && <Failure>{failureOf(cancelling.error)}</Failure>}
    </Panel>
  );
}

/** What is left when it has been taken back. */
export function CancelledRequest({ postId }: { postId: number }) {
  return (
    <Panel>
      <Outcome>
        <h1>{texts.cancelled}</h1>
        <p>{texts.cancelledText}</p>
      </Outcome>
      <Ways postId={postId} />
    </Panel>
  );
}

function Ways({ postId }: { postId: number }) {
  return (
    <>
      <Link to={paths.createContent(postId)}>{texts.edit}</Link>
      <Link to={paths.publishAlert()} data-look="quiet">
        {alertPublishingTexts.again}
      </Link>
    </>
  );
}

/** Whom to call. */
function Approvers() {
  const { data: approvers } = useQuery(alertApproversQuery(useServices().client));
  if (approvers === undefined) return null;
  if (approvers.length === 0) return <Failure>{texts.noApprovers}</Failure>;
  return (
    <div>
      <p>
        {texts.approvers}: <strong>{approvers.map(({ displayName }) => displayName).join(', ')}</strong>
      </p>
      <p>{texts.call}</p>
    </div>
  );
}
