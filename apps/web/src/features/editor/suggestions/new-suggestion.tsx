import { findBlock } from '@brandpost/cms-blocks';
import { type PostDraft, SUGGESTION_MAX_LENGTH } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { SelectField, TextField } from '@brandpost/ui/fields';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { failureOf } from '../../../forms/failure-of.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { Send, Ways } from '../comments/card-parts.ts';
import { stillMentioned } from '../comments/mention-at.ts';
import { MentionField } from '../comments/mention-field.tsx';
import { subjectOf } from '../comments/order-threads.ts';
import { Card } from '../comments/thread-card.tsx';
import { useCommentMutations } from '../comments/use-comments.ts';
import type { Discussion } from '../comments/use-discussion.ts';
import type { Chosen } from './chosen-words.ts';
import { quoteAt } from './quote.ts';
import { suggestionsTexts as texts } from './suggestions-texts.ts';
import { partsOf, textAt } from './texts-of-post.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  label {
    color: ${colour('muted')};
    font-size: 0.875rem;
    font-weight: 600;
  }
  textarea {
    min-block-size: 3rem;
    max-block-size: 16rem;
  }
`;
const Now = styled.div`
  display: grid;
  gap: 0.25rem;
  font-size: 0.9375rem;

  strong {
    color: ${colour('muted')};
    font-size: 0.875rem;
  }
  blockquote {
    max-block-size: 9rem;
    margin: 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid ${colour('line')};
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  p {
    color: ${colour('muted')};
    font-size: 0.875rem;
  }
`;

type NewSuggestionProps = {
  discussion: Discussion;
  draft: Pick<PostDraft, 'title' | 'excerpt' | 'content'>;
  chosen: Chosen;
  onDone: (text: string) => void;
};

/** Where other words are written for those that somebody has chosen. */
export function NewSuggestion({ discussion, draft, chosen, onDone }: NewSuggestionProps) {
  const { client, postId, unsent, write, endNew } = discussion;
  const { adding } = useCommentMutations(client, postId ?? 0);
  const place = useRef<HTMLElement>(null);
  const { blockId } = chosen;
  const node = blockId === null ? undefined : findBlock(draft.content, blockId)?.node;
  const parts = node === undefined ? [] : partsOf(node);
  const [part, setPart] = useState(chosen.part ?? parts[0] ?? '');
  const [failure, setFailure] = useState<string>();
  const text = part === '' ? null : textAt(draft, { blockId, part });
  const range = part === chosen.part ? chosen.range : null;
  const { start, end } = range ?? { start: 0, end: text?.length ?? 0 };
  // What was chosen stays, whatever is written in the text meanwhile.
  const [first] = useState(() => (text === null ? null : quoteAt(text, start, end)));
  const quote =
    part === (chosen.part ?? parts[0] ?? '') ? first : text === null ? null : quoteAt(text, start, end);
  const name = `suggest-${blockId ?? ''}-${part}-${quote?.exact ?? ''}`;
  const words = unsent[name]?.text ?? quote?.exact ?? '';
  const why = unsent[`${name}-why`] ?? { text: '', mentions: [] };
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, []);
  const subject = subjectOf(blockId, draft.content, chosen.part ?? undefined).name;
  const isNothing = quote === null || quote.exact.trim() === '';
  const isTooLong = Math.max(words.length, quote?.exact.length ?? 0) > SUGGESTION_MAX_LENGTH;
  const isSame = words === quote?.exact;
  const close = (sentId: number | null) => {
    write(name, null);
    write(`${name}-why`, null);
    endNew(blockId, sentId);
  };
  const send = async () => {
    if (adding.isPending || quote === null || isNothing || isTooLong) return;
    if (isSame) return setFailure(texts.same);
    try {
      const { id } = await adding.mutateAsync({
        ...{ text: why.text.trim(), mentionIds: stillMentioned(why.text, why.mentions).map(({ id }) => id) },
        ...{ blockId, threadId: null, suggestion: { ...quote, part, replacement: words } },
      });
      onDone(texts.sent);
      close(id);
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Card ref={place} tabIndex={-1} aria-label={texts.newOn(subject)} data-is-focused="true">
      <strong>{texts.newOn(subject)}</strong>
      <Form
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {parts.length > 1 && chosen.range === null && (
          <SelectField
            label={texts.which}
            value={part}
            options={parts.map((value) => ({ value, name: texts.parts[value] ?? value }))}
            onChange={setPart}
          />
        )}
        {isNothing ? (
          <p>{texts.nothing}</p>
        ) : (
          <>
            <Now>
              <strong>{texts.chosen}</strong>
              <blockquote>{quote.exact}</blockquote>
              {range === null && <p>{texts.whole}</p>}
            </Now>
            <TextField
              key={name}
              label={texts.words}
              hint={texts.goes}
              value={words}
              isLong
              error={isTooLong ? texts.tooLong : failure}
              onChange={(next) => {
                setFailure(undefined);
                write(name, { text: next, mentions: [] });
              }}
            />
            <MentionField
              label={texts.why}
              placeholder={texts.placeholderWhy}
              words={why}
              onChange={(next) => write(`${name}-why`, next)}
              error={undefined}
              client={client}
              postId={postId ?? 0}
            />
          </>
        )}
        <Ways>
          {!isNothing && (
            <Send type="submit" disabled={isTooLong} {...ariaDisabled(adding.isPending)}>
              {texts.send}
            </Send>
          )}
          <SmallButton type="button" onClick={() => close(null)}>
            {texts.cancel}
          </SmallButton>
        </Ways>
      </Form>
    </Card>
  );
}
