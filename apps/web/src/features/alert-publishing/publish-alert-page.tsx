import type { AlertTemplate } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { useEffect, useState } from 'react';
import { type Location, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { alertRequestPath } from '../../addresses/alert-request-path.ts';
import { idIn } from '../../addresses/id-in.ts';
import { paths } from '../../addresses/paths.ts';
import { need } from '../../api/read.ts';
import { useServices } from '../../api/services.ts';
import { LeaveGuard, onSamePage } from '../../forms/leave-guard.tsx';
import { useAlertsInForce } from '../../layout/header/use-active-alerts.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { queryClientOf } from '../../server-state/query-client-of.ts';
import { needRight } from '../../session/need-right.ts';
import { alertFrom, beginningsOf, type WrittenAlert } from './alert-body.ts';
import { AlertForm } from './alert-form.tsx';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { LiveAlert, type PublishedAlert } from './live-alert.tsx';
import { alertRequestsQuery } from './second-person/alert-requests.ts';
import { loadRequested, RequestedAlert } from './second-person/requested-alert.tsx';
import { TemplateChoice } from './template-choice.tsx';

const Frame = styled(Container)`
  max-width: 44rem;
`;

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'publish_alert');
  const [templates, nodes] = await Promise.all([
    need(services, services.client.call('listAlertTemplates', {})),
    need(services, services.client.call('listNodes', { query: { perPage: 9999 } })),
  ]);
  const { queryClient, client } = services;
  const { isRequired, requests } = await need(
    services,
    queryClientOf({ queryClient }).fetchQuery({ ...alertRequestsQuery(client), staleTime: 0 }),
  );
  const requestId = idIn(url.searchParams.get('begaran') ?? undefined);
  const opened = await loadRequested(
    services,
    requests.find(({ id }) => id === requestId),
  );
  const rootNodeId = nodes.find(({ parent }) => parent === null)?.id ?? 1;
  const meta = { ...texts.page, canonicalPath: paths.publishAlert(), isIndexed: false };
  const chosen = templateIn(url);
  return { meta, templates, chosen, rootNodeId, needsApproval: isRequired, requestId, opened };
}

/** A crisis alert in a hurry: what has happened, where, how severe, for how long; then what became of it. */
export function Page() {
  const { templates, chosen, requestId, opened, ...around } = usePageData<typeof loader>();
  if (requestId !== null) return <RequestedAlert key={requestId} opened={opened} />;
  const template = beginningsOf(templates).find(({ name }) => name === chosen);
  return (
    <Frame>
      {template === undefined ? (
        <TemplateChoice templates={templates} />
      ) : (
        <Publishing key={template.name} template={template} {...around} />
      )}
    </Frame>
  );
}

const templateIn = ({ search }: { search: string }) => new URLSearchParams(search).get('mall');

/** Another template takes the place of all that is written; a request has it with it. */
function isOfSameAlert(here: Location, next: Location): boolean {
  const isRequested = new URLSearchParams(next.search).has('begaran');
  return onSamePage(here, next) && (isRequested || templateIn(here) === templateIn(next));
}

type PublishingProps = { template: AlertTemplate; rootNodeId: number; needsApproval: boolean };

function Publishing({ template, rootNodeId, needsApproval }: PublishingProps) {
  const { offered, written, setWritten } = useWritten(template);
  const [published, setPublished] = usePublished();
  const navigate = useNavigate();
  const { data } = useQuery(alertRequestsQuery(useServices().client));
  if (published !== null)
    return (
      <LiveAlert alert={published} {...(published.isPressedHere && { onMend: () => setPublished(null) })} />
    );
  return (
    <>
      <LeaveGuard isUnsaved={!dequal(written, offered)} staysAt={isOfSameAlert} />
      <AlertForm
        written={written}
        onChange={setWritten}
        onPublished={setPublished}
        onRequested={({ id }) => void navigate(alertRequestPath(id))}
        needsApproval={data?.isRequired ?? needsApproval}
        rootNodeId={rootNodeId}
      />
    </>
  );
}

/** Between what is written and that it is kept: some browsers count how often the history is changed. */
const KEPT_AFTER_MS = 500;

/** What is written of an alert: also once the page has been loaded anew, as phones do with a tab that was out of sight. */
function useWritten(template: AlertTemplate) {
  const [offered] = useState(() => alertFrom(template));
  const [written, setWritten] = useState(offered);
  // Not while it is hydrated: the server knows nothing of a tab's history.
  useEffect(() => {
    const kept: WrittenAlert | undefined = history.state?.written;
    if (kept?.template.name === template.name) setWritten(kept);
  }, [template.name]);
  useEffect(() => {
    if (written === offered) return undefined;
    // Beside what the router keeps there, without a step or a page anew.
    const keep = () => history.replaceState({ ...history.state, written }, '');
    const timer = setTimeout(keep, KEPT_AFTER_MS);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [written, offered]);
  return { offered, written, setWritten };
}

/** What is kept in the tab's history of an alert that has gone out; when its button was pressed, in ms since 1970. */
type KeptAlert = { post: PublishedAlert['post']; begunMs: number };

/** The alert that was published here: also once the page has been loaded anew, for it can be taken back for a while. */
function usePublished() {
  const [published, setPublished] = useState<PublishedAlert | null>(null);
  const [kept, setKept] = useState<KeptAlert | null>(null);
  // Not while it is hydrated: the server knows nothing of a tab's history.
  useEffect(() => setKept(history.state?.published ?? null), []);
  const isInForce = useAlertsInForce().some(({ id }) => id === kept?.post.id);
  if (kept !== null && isInForce) {
    setKept(null);
    const begunAt = kept.begunMs - performance.timeOrigin;
    setPublished({ post: kept.post, begunAt, isPressedHere: false });
  }
  const publish = (alert: PublishedAlert | null) => {
    setKept(null);
    setPublished(alert);
    const next: KeptAlert | null = alert && {
      post: alert.post,
      begunMs: performance.timeOrigin + alert.begunAt,
    };
    history.replaceState({ ...history.state, published: next, written: undefined }, '');
  };
  return [published, publish] as const;
}
