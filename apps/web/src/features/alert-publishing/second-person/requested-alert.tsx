import { type AlertRequest, decodePost } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { type Services, useServices } from '../../../api/services.ts';
import type { AlertWithMap } from '../../../area-map/area-map-data.ts';
import { loadAreaMap } from '../../../area-map/load-area-map.ts';
import { loadContent } from '../../../article/load-content.ts';
import type { ContentResources } from '../../../queries/content.ts';
import { alertPublishingTexts } from '../alert-publishing-texts.ts';
import { alertRequestsQuery } from './alert-requests.ts';
import { AnswerRequest } from './answer-request.tsx';
import { Outcome } from './outcome.tsx';
import { Panel } from './panel.ts';
import { secondPersonTexts as texts } from './second-person-texts.ts';
import { Approved, SettledRequest } from './settled-request.tsx';
import { useRequestMutations } from './use-request-mutations.ts';
import { CancelledRequest, WaitingRequest } from './waiting-request.tsx';

/** A request as its page was opened with it. */
export type OpenedRequest = {
  request: AlertRequest;
  shown: AlertWithMap & { resources: ContentResources };
};

/** What the page of a request shows; null for one that does not hold any more. */
export async function loadRequested(
  services: Services,
  request: AlertRequest | undefined,
): Promise<OpenedRequest | null> {
  const post = request === undefined ? null : decodePost(request.post);
  if (request === undefined || post === null) return null;
  const [resources, area] = await Promise.all([loadContent(services, post), loadAreaMap(services, post)]);
  return { request, shown: { ...area, resources } };
}

/** An alert that waits for a second person, for the person who has asked and for those who may answer; then what became of it. */
export function RequestedAlert({ opened }: { opened: OpenedRequest | null }) {
  return opened === null ? <SettledRequest request={null} /> : <Followed {...opened} />;
}

function Followed({ request: openedRequest, shown }: OpenedRequest) {
  const { data } = useQuery(alertRequestsQuery(useServices().client));
  const answer = useRequestMutations(openedRequest);
  const { approving, denying, cancelling } = answer;
  if (approving.isSuccess) return <Approved alert={approving.data} />;
  if (denying.isSuccess) {
    return (
      <Panel>
        <Outcome>
          <h1>{texts.deniedHere}</h1>
          <p>{texts.deniedHereText}</p>
        </Outcome>
        <Link to={paths.publishAlert()} data-look="quiet">
          {alertPublishingTexts.again}
        </Link>
      </Panel>
    );
  }
  if (cancelling.isSuccess) return <CancelledRequest postId={openedRequest.postId} />;
  const present = data?.requests.find(({ id }) => id === openedRequest.id);
  // What this page itself does takes the request away before it is known to be done.
  const isAnswering = [approving, denying, cancelling].some(({ isPending }) => isPending);
  const request = present ?? (data === undefined || isAnswering ? openedRequest : undefined);
  if (request === undefined) return <SettledRequest request={openedRequest} />;
  if (request.isOwn) return <WaitingRequest request={request} cancelling={cancelling} />;
  return <AnswerRequest request={request} shown={shown} answer={answer} />;
}
