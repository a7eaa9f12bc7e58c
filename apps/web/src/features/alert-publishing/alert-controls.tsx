import type { Post } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { AlertActions, type Step } from './alert-actions.tsx';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';

const Panel = styled.section`
  display: grid;
  gap: 0.75rem;
  margin-block: 1rem;
  padding: 1rem;
  border: 2px solid ${colour('primary')};
  border-radius: var(--bp-radius-m);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

/** On the page of an alert that is out: what anyone who may publish alerts can do with it. */
export function AlertControls({ post }: { post: Post }) {
  const session = ownSession(useSession());
  const [step, setStep] = useState<Step>('none');
  if (session === null || !mayAny(session, 'publish_alert')) return null;
  return (
    <Panel aria-label={texts.controls} data-alert-controls="">
      <AlertActions
        id={post.id}
        isDrill={post.alert?.isDrill ?? false}
        isOver={Boolean(post.alert?.allClearAt)}
        step={step}
        onStep={setStep}
      />
      <Link to={paths.createContent(post.id)}>{texts.edit}</Link>
    </Panel>
  );
}
