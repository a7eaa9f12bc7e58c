import type { AlertTemplate } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { need } from '../../api/read.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { needRight } from '../../session/need-right.ts';
import { alertFrom } from './alert-body.ts';
import { AlertForm } from './alert-form.tsx';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { LiveAlert, type PublishedAlert } from './live-alert.tsx';
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
  const rootNodeId = nodes.find(({ parent }) => parent === null)?.id ?? 1;
  const meta = { ...texts.page, canonicalPath: paths.publishAlert(), isIndexed: false };
  return { meta, templates, chosen: url.searchParams.get('mall'), rootNodeId };
}

/** A crisis alert in a hurry: what has happened, where, how severe, for how long; then what became of it. */
export function Page() {
  const { templates, chosen, rootNodeId } = usePageData<typeof loader>();
  const template = templates.find(({ name }) => name === chosen);
  return (
    <Frame>
      {template === undefined ? (
        <TemplateChoice templates={templates} />
      ) : (
        <Publishing key={template.name} template={template} rootNodeId={rootNodeId} />
      )}
    </Frame>
  );
}

function Publishing({ template, rootNodeId }: { template: AlertTemplate; rootNodeId: number }) {
  const [written, setWritten] = useState(alertFrom(template));
  const [published, setPublished] = useState<PublishedAlert | null>(null);
  if (published !== null) return <LiveAlert alert={published} />;
  return (
    <AlertForm written={written} onChange={setWritten} onPublished={setPublished} rootNodeId={rootNodeId} />
  );
}
