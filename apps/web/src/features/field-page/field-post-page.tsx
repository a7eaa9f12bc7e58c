import { ContentView } from '@brandpost/cms-blocks/react';
import type { UnsentAcknowledgement } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { ChevronLeft, CircleCheck, ClipboardCheck, ClockArrowUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fieldModeTexts } from '../../field-mode/field-mode-texts.ts';
import type { FieldPost } from '../../field-store/field-content.ts';
import { Failure } from '../../forms/failure.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { AcknowledgementFrame, AcknowledgementSaid } from '../information/acknowledgement-frame.ts';
import { PostFacts } from '../information/post-facts.tsx';
import { fieldPageTexts as texts } from './field-page-texts.ts';
import { isWaiting } from './is-waiting.ts';
import { OVERVIEW_HASH } from './post-hash.ts';

/** Nothing that a post points at is kept. */
const RESOURCES = { media: new Map(), links: new Map() };

const Back = styled.a`
  display: inline-flex;
  gap: 0.25rem;
  align-items: center;
  min-height: 44px;
  font-size: 1rem;
`;
const Title = styled.h1`
  margin-top: 0.25rem;
  font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);

  &:focus {
    outline: none;
  }
`;
const Lead = styled.p`
  margin: 1rem 0;
  font-weight: 600;
`;
const Note = styled.p`
  margin-top: 1.25rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const Instructions = styled.ol`
  margin: 0.5rem 0 1.25rem;
  padding-left: 1.5rem;
`;

type FieldPostPageProps = {
  post: FieldPost;
  unsent: readonly UnsentAcknowledgement[];
  onAcknowledge: () => Promise<void>;
};

/** A post with its text, and where one says that one has read and understood it. */
export function FieldPostPage({ post, unsent, onAcknowledge }: FieldPostPageProps) {
  const { title, excerpt, instructions, content, isShortened } = post;
  return (
    <article>
      <Back href={OVERVIEW_HASH}>
        <ChevronLeft aria-hidden="true" size={20} />
        {texts.toOverview}
      </Back>
      <Title id="post-title" tabIndex={-1}>
        {title}
      </Title>
      <PostFacts post={post} />
      {excerpt !== '' && <Lead>{excerpt}</Lead>}
      {instructions.length > 0 && (
        <>
          <h2>{texts.instructions}</h2>
          <Instructions>
            {instructions.map((instruction) => (
              <li key={instruction}>{instruction}</li>
            ))}
          </Instructions>
        </>
      )}
      <ContentView nodes={content} resources={RESOURCES} />
      {content.length === 0 && excerpt === '' && <Note>{texts.noText}</Note>}
      {isShortened && <Note>{texts.shortened}</Note>}
      <Acknowledging post={post} isWaiting={isWaiting(post, unsent)} onAcknowledge={onAcknowledge} />
    </article>
  );
}

type AcknowledgingProps = Pick<FieldPostPageProps, 'post' | 'onAcknowledge'> & { isWaiting: boolean };

function Acknowledging({ post, isWaiting, onAcknowledge }: AcknowledgingProps) {
  const titleId = useId();
  const said = useRef<HTMLParagraphElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  const { acknowledge: words } = staffTexts;
  const isOpen = post.mustAcknowledge && !isWaiting;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isAnswered && !isOpen) said.current?.focus();
  }, [isAnswered, isOpen]);
  if (!post.mustAcknowledge && !isAnswered) return null;
  const press = () => {
    setHasFailed(false);
    setIsAnswered(true);
    onAcknowledge().catch(() => setHasFailed(true));
  };
  const Icon = isWaiting ? ClockArrowUp : CircleCheck;
  return (
    <AcknowledgementFrame aria-labelledby={titleId} $isDone={!isOpen}>
      <h2 id={titleId}>{words.title}</h2>
      {isOpen && <p>{words.text(formatDateTime(post.acknowledgeBy ?? ''))}</p>}
      {hasFailed && <Failure>{texts.failed}</Failure>}
      {isOpen && (
        <Button type="button" onClick={press}>
          <ClipboardCheck aria-hidden="true" size={20} />
          {words.button}
        </Button>
      )}
      {!isOpen && (
        <AcknowledgementSaid ref={said} role="status" tabIndex={-1}>
          <Icon aria-hidden="true" size={24} />
          {isWaiting ? fieldModeTexts.waiting : texts.sentText}
        </AcknowledgementSaid>
      )}
    </AcknowledgementFrame>
  );
}
