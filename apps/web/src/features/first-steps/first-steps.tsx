import { buttonShape, colour, VisuallyHidden } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { SmallButton } from '../../forms/form-group.tsx';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import {
  FIRST_STEPS,
  type FirstStep,
  firstStepsQuery,
  type FirstSteps as Steps,
} from './first-steps-query.ts';
import { firstStepsTexts as texts } from './first-steps-texts.ts';
import { hideFirstSteps, useAreStepsHidden } from './hidden-steps.ts';

const Frame = styled.section`
  margin-bottom: 2.25rem;
  padding: 1.25rem 1.25rem 0.5rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;

  h2 {
    font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem);
  }
  p {
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;
const List = styled.ol`
  margin: 0.75rem 0 0;
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 0 0.75rem;
  padding: 0.75rem 0;
  border-top: 1px solid ${colour('line')};

  > svg {
    margin-top: 0.125rem;
    color: ${colour('muted')};
  }
  &[data-is-done='true'] > svg {
    color: ${colour('good')};
  }
  &[data-is-done='true'] h3 {
    color: ${colour('muted')};
    font-weight: 400;
  }
  h3 {
    font-size: 1.0625rem;
    font-weight: 650;
  }
  p {
    max-width: 40rem;
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;
const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;

  &[data-is-next='true'] {
    ${buttonShape}
    margin-top: 0.625rem;
  }
`;

/** For administrators of a service that has just begun: what to do first, until it is done or they have seen enough. */
export function FirstSteps() {
  const session = ownSession(useSession());
  const mayAll =
    session !== null &&
    ['manage_node', 'manage_user', 'publish_post'].every((right) => mayAny(session, right));
  const isShown = !useAreStepsHidden() && mayAll;
  const { data } = useQuery({ ...firstStepsQuery(useServices().client), enabled: isShown });
  const left = FIRST_STEPS.filter((step) => data?.done[step] === false);
  const isAllDone = data !== undefined && left.length === 0;
  useEffect(() => {
    // Not asked for again at each visit.
    if (isAllDone) hideFirstSteps();
  }, [isAllDone]);
  if (!isShown || data === undefined || isAllDone) return null;
  const doneCount = FIRST_STEPS.length - left.length;
  return (
    <Frame aria-labelledby="forsta-stegen">
      <Head>
        <div>
          <h2 id="forsta-stegen">{texts.title}</h2>
          <p>{texts.progress(doneCount, FIRST_STEPS.length)}</p>
        </div>
        <SmallButton type="button" onClick={hideFirstSteps}>
          {texts.hide}
        </SmallButton>
      </Head>
      <List>
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} steps={data} isNext={step === left[0]} />
        ))}
      </List>
    </Frame>
  );
}

function Step({ step, steps, isNext }: { step: FirstStep; steps: Steps; isNext: boolean }) {
  const isDone = steps.done[step];
  const { title, text, way } = texts.steps[step];
  const Sign = isDone ? CircleCheck : Circle;
  return (
    <Line data-is-done={isDone}>
      <Sign aria-hidden="true" size={24} />
      <div>
        <h3>
          {isDone && <VisuallyHidden>{texts.done}: </VisuallyHidden>}
          {title}
        </h3>
        {!isDone && (
          <>
            <p>
              {text} {step === 'pages' && texts.pagesOut(steps.pages)}
            </p>
            <Way to={addressOf(step, steps)} data-is-next={isNext}>
              {way}
            </Way>
          </>
        )}
      </div>
    </Line>
  );
}

/** Where a step is taken. */
function addressOf(step: FirstStep, { contactPageId }: Steps): string {
  switch (step) {
    case 'contact':
      return contactPageId === null
        ? adminPaths.content()
        : `${paths.createContent(contactPageId)}?visa=kontakt`;
    case 'look':
      return adminPaths.look();
    case 'pages':
      return `${adminPaths.content()}?status=draft`;
    case 'colleagues':
      return adminPaths.users();
    case 'news':
      return paths.createContent();
    default:
      return adminPaths.nodes();
  }
}
