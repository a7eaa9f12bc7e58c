import { COMMENT_MAX_LENGTH } from '@brandpost/domain';
import type { Mentionable, RubicoreClient } from '@brandpost/rubicore-api';
import { VisuallyHidden } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { textLength } from '@brandpost/validation';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LimitCount } from '../../../forms/limit-count.tsx';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { useDebouncedQuery } from '../asking/use-debounced-query.ts';
import { CaretOption, CaretSheet } from '../parts/caret-list.ts';
import { commentsTexts as texts } from './comments-texts.ts';
import { type Asked, mentionAt } from './mention-at.ts';
import type { Words } from './use-comments.ts';

const PAUSE_MS = 150;
/** Counted from here on: before, nobody needs to know. */
const COUNTED_FROM = COMMENT_MAX_LENGTH - 200;

const Around = styled.div`
  position: relative;

  textarea {
    min-block-size: 3rem;
    max-block-size: 16rem;
  }
`;
const People = styled(CaretSheet)`
  inset-block-start: calc(100% + 0.25rem);
  inset-inline: 0;
`;

type MentionFieldProps = {
  label: string;
  placeholder: string;
  words: Words;
  onChange: (words: Words) => void;
  error: string | undefined;
  client: RubicoreClient;
  postId: number;
};

/** A text in which `@` offers people to mention. Focus stays in the text. */
export function MentionField(props: MentionFieldProps) {
  const { label, placeholder, words, onChange, error, client, postId } = props;
  const listId = useId();
  const around = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [at, setAt] = useState(0);
  const found = useMentionable(asked?.text ?? null, client, postId);
  const people = asked === null ? [] : (found ?? []);
  const chosen = people[Math.min(at, people.length - 1)];

  const follow = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const next = mentionAt(target.value, target.selectionStart, words.mentions);
    if (next?.text === asked?.text && next?.from === asked?.from) return;
    setAsked(next);
    setAt(0);
  };
  const pick = (person: Mentionable) => {
    const area = around.current?.querySelector('textarea');
    if (!area || asked === null) return;
    area.setRangeText(`@${person.displayName} `, asked.from, asked.to, 'end');
    setAsked(null);
    const others = words.mentions.filter(({ id }) => id !== person.id);
    onChange({ text: area.value, mentions: [...others, person] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (asked === null || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setAsked(null);
    else if (chosen === undefined) return;
    else if (step !== undefined) setAt((at + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isNoneFound = asked !== null && asked.text !== '' && found?.length === 0;
  const used = textLength(words.text);
  return (
    <Around
      ref={around}
      onKeyDownCapture={onKeyDown}
      onInput={follow}
      onSelect={follow}
      onBlur={() => setAsked(null)}
    >
      <TextField
        label={label}
        value={words.text}
        onChange={(text) => onChange({ ...words, text })}
        error={error}
        isLong
        aside={used > COUNTED_FROM && <LimitCount used={used} most={COMMENT_MAX_LENGTH} />}
        control={{
          placeholder,
          'aria-autocomplete': 'list',
          ...(people.length > 0 && {
            'aria-controls': listId,
            'aria-activedescendant': `${listId}${people.indexOf(chosen as Mentionable)}`,
          }),
        }}
      />
      {asked !== null && (people.length > 0 || isNoneFound) && (
        <People>
          <div id={listId} role="listbox" aria-label={texts.people} hidden={people.length === 0}>
            {people.map((person, index) => (
              <CaretOption
                key={person.id}
                id={`${listId}${index}`}
                role="option"
                aria-selected={person === chosen}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(person)}
              >
                <strong>{person.displayName}</strong>
              </CaretOption>
            ))}
          </div>
          {isNoneFound && <p>{texts.noneFound}</p>}
        </People>
      )}
      <VisuallyHidden role="status">
        {asked === null ? '' : isNoneFound ? texts.noneFound : texts.found(people.length)}
      </VisuallyHidden>
    </Around>
  );
}

/** Those whom a text may mean and who may read the comments; null until it is known. */
function useMentionable(
  question: string | null,
  client: RubicoreClient,
  postId: number,
): readonly Mentionable[] | null {
  return useDebouncedQuery({
    question,
    queryKey: [...queryKeys.users, 'mentionable', postId],
    ask: (search, signal) =>
      client.call('findMentionable', { params: { id: postId }, query: { search }, signal }),
    pauseMs: PAUSE_MS,
  });
}
