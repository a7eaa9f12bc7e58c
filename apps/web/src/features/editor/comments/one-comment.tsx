import type { Comment } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TimeStamp } from '../../../article/time-stamp.tsx';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { Question } from '../../../forms/question.tsx';
import { useLostFocus } from '../../../navigation/use-lost-focus.ts';
import { byline } from './card-parts.ts';
import { CommentForm } from './comment-form.tsx';
import { commentsTexts as texts } from './comments-texts.ts';
import { splitMentions } from './mention-at.ts';
import type { useCommentMutations } from './use-comments.ts';
import type { Discussion } from './use-discussion.ts';

const Item = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;

  &[data-is-sought='true'] {
    margin: -0.375rem -0.5rem;
    padding: 0.375rem 0.5rem;
    border-radius: var(--bp-radius-s);
    background: ${colour('surface-2')};
  }
  ${byline}
`;
const Text = styled.p`
  max-width: none;
  font-size: 1rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  mark {
    border-radius: 4px;
    background: none;
    color: ${colour('primary')};
    font-weight: 600;
  }
  &[data-is-removed='true'] {
    color: ${colour('muted')};
    font-style: italic;
  }
`;
const Ways = styled.div`
  display: flex;
  gap: 1rem;
`;
const TextButton = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour('muted')};
  font-size: 0.875rem;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;

  &:hover {
    color: ${colour('ink')};
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    min-height: 44px;
  }
`;

type OneCommentProps = {
  comment: Comment;
  discussion: Discussion;
  mutations: ReturnType<typeof useCommentMutations>;
  isSought: boolean;
};

/** What somebody has said, and what the person who said it can do with it. */
export function OneComment({ comment, discussion, mutations, isSought }: OneCommentProps) {
  const { id, authorName, text, mentions, created, edited, isRemoved } = comment;
  const name = `change-${id}`;
  const [isChanging, setChanging] = useState(discussion.unsent[name] !== undefined);
  const changeButton = useLostFocus<HTMLButtonElement>(isChanging);
  return (
    <Item data-is-sought={isSought}>
      <header>
        <strong>{isRemoved ? texts.removed : authorName}</strong>
        <small>
          <TimeStamp instant={created} withTime />
          {edited !== null && ` · ${texts.edited}`}
        </small>
      </header>
      {isChanging ? (
        <CommentForm
          discussion={discussion}
          name={name}
          label={texts.text}
          placeholder={texts.placeholder}
          sendName={texts.save}
          first={{ text, mentions }}
          onSend={(sent) => mutations.changing.mutateAsync({ commentId: id, ...sent })}
          onClose={() => setChanging(false)}
        />
      ) : (
        !isRemoved &&
        text !== '' && (
          <Text>
            {splitMentions(text, mentions).map((piece, index) =>
              piece.isMention ? <mark key={index}>{piece.text}</mark> : piece.text,
            )}
          </Text>
        )
      )}
      {!isChanging && (comment.mayEdit || comment.mayDelete) && (
        <Ways>
          {comment.mayEdit && (
            <TextButton ref={changeButton} type="button" onClick={() => setChanging(true)}>
              {texts.change}
            </TextButton>
          )}
          {comment.mayDelete && <RemoveButton id={id} removing={mutations.removing} />}
        </Ways>
      )}
    </Item>
  );
}

function RemoveButton({ id, removing }: { id: number; removing: OneCommentProps['mutations']['removing'] }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TextButton type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.remove}
      </TextButton>
      {isAsking && (
        <Question
          title={texts.removeTitle}
          yes={texts.remove}
          no={texts.cancel}
          onYes={() => removing.mutate(id, { onSuccess: () => setAsking(false) })}
          onNo={() => setAsking(false)}
          isDisabled={removing.isPending}
        >
          <p>{texts.removeText}</p>
          {removing.isError && <Failure>{failureOf(removing.error)}</Failure>}
        </Question>
      )}
    </>
  );
}
