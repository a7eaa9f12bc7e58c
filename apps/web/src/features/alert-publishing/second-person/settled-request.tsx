import { isOutOrScheduled } from '@brandpost/domain';
import type { AlertRequest } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { useServices } from '../../../api/services.ts';
import { TimeStamp } from '../../../article/time-stamp.tsx';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { alertPublishingTexts } from '../alert-publishing-texts.ts';
import { LiveAlert, type PublishedAlert } from '../live-alert.tsx';
import { Panel } from './panel.ts';
import { secondPersonTexts as texts } from './second-person-texts.ts';

/** A request that is not there any more: the alert is out in its words, or it holds no longer. */
export function SettledRequest({ request }: { request: AlertRequest | null }) {
  const { client } = useServices();
  const [begunAt] = useState(() => performance.now());
  const { data: post, isPending } = useQuery({
    queryKey: [...queryKeys.posts, 'requested', request?.postId],
    queryFn: ({ signal }) =>
      client.call('getPost', { params: { slug: String(request?.postId) }, query: {}, signal }),
    enabled: request !== null,
    retry: false,
  });
  if (request !== null && isPending) return null;
  const isChanged = (post?.version ?? 0) > (request?.post.version ?? 0);
  const isOut = isChanged && isOutOrScheduled(post?.status);
  if (post === undefined || !isOut) {
    return (
      <Panel>
        <div role="status">
          <h1>{texts.gone}</h1>
          <p>{texts.goneText}</p>
        </div>
        <Link to={paths.publishAlert()}>{alertPublishingTexts.again}</Link>
      </Panel>
    );
  }
  return <Approved alert={{ post, begunAt, isPressedHere: false }} />;
}

/** An alert that somebody has approved. */
export function Approved({ alert }: { alert: PublishedAlert }) {
  const { post } = alert;
  if (post.status !== 'future' || post.publishedDate === null) {
    return (
      <Panel>
        <LiveAlert alert={alert} />
      </Panel>
    );
  }
  return (
    <Panel>
      <div role="status">
        <h1>
          <CircleCheck aria-hidden="true" size={32} />
          {texts.scheduled}
        </h1>
        <p>
          {texts.scheduledText} <TimeStamp instant={post.publishedDate} withTime />.
        </p>
      </div>
      <Link to={paths.createContent(post.id)}>{texts.edit}</Link>
    </Panel>
  );
}
