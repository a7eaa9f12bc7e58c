import { COMMENT_MAX_LENGTH } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { textLength } from '@brandpost/validation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { failureOf } from '../../../forms/failure-of.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { Send, Ways } from './card-parts.ts';
import { commentsTexts as texts } from './comments-texts.ts';
import { stillMentioned } from './mention-at.ts';
import { MentionField } from './mention-field.tsx';
import type { Words } from './use-comments.ts';
import type { Discussion } from './use-discussion.ts';

const Form = styled.form`
  display: grid;
  gap: 0.625rem;

  label {
    color: ${colour('muted')};
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

/** What is sent of what somebody has written. */
export type Sent = { text: string; mentionIds: number[] };

const EMPTY: Words = { text: '', mentions: [] };

type CommentFormProps = {
  discussion: Discussion;
  /** What is written: it stays under this name until it is sent. */
  name: string;
  label: string;
  placeholder: string;
  sendName: string;
  /** What stands there to begin with. */
  first?: Words;
  onSend: (sent: Sent) => Promise<unknown>;
  /** It has been sent, or given up. */
  onClose: () => void;
};

/** Where a comment is written or changed. */
export function CommentForm(props: CommentFormProps) {
  const { discussion, name, label, placeholder, sendName, first = EMPTY, onSend, onClose } = props;
  const { client, postId, unsent, write } = discussion;
  const words = unsent[name] ?? first;
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What it was opened by is gone, where it has taken its place.
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('textarea')?.focus();
  }, []);
  const isTooLong = textLength(words.text.trim()) > COMMENT_MAX_LENGTH;
  const send = async () => {
    if (isSending || isTooLong || words.text.trim() === '') return;
    setSending(true);
    try {
      const mentionIds = stillMentioned(words.text, words.mentions).map(({ id }) => id);
      await onSend({ text: words.text.trim(), mentionIds });
      write(name, null);
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Form
      ref={form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MentionField
        label={label}
        placeholder={placeholder}
        words={words}
        onChange={(next) => {
          setFailure(undefined);
          write(name, next);
        }}
        error={isTooLong ? texts.tooLong : failure}
        client={client}
        postId={postId ?? 0}
      />
      <Ways>
        <Send type="submit" disabled={isTooLong || words.text.trim() === ''} {...ariaDisabled(isSending)}>
          {sendName}
        </Send>
        <SmallButton
          type="button"
          onClick={() => {
            write(name, null);
            onClose();
          }}
        >
          {texts.cancel}
        </SmallButton>
      </Ways>
    </Form>
  );
}
