import type { PostDraft } from '@brandpost/domain';
import { Button, colour } from '@brandpost/ui';
import { TextField, Tick } from '@brandpost/ui/fields';
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type FindQuery, findMatches, type Match, replaceMatches } from './find-in-draft.ts';
import { findTexts as texts } from './find-texts.ts';

const Panel = styled.form`
  display: grid;
  gap: 0.75rem;
  margin-bottom: 1rem;
  padding: 1rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 0.75rem 1rem;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  button {
    min-height: 44px;
    padding: 0.25rem 1rem;
  }
`;
const Status = styled.p`
  min-height: 1.5em;
  font-size: 1rem;
  overflow-wrap: anywhere;

  mark {
    border-radius: 3px;
    background: ${colour('signal')};
    color: ${colour('on-signal')};
  }
`;

type FindPanelProps = {
  /** How often it has been asked for: focus goes to the words to find, each time. */
  asked: number;
  draft: PostDraft;
  change: (change: Partial<PostDraft>) => void;
  /** Marks the block that has the find; null for the title and the lead. */
  onShow: (blockId: string | null) => void;
  onClose: () => void;
};

/** Finds words in what is written, one after the other, and puts others in their place. Replacing all is one step of undo. */
export function FindPanel({ asked, draft, change, onShow, onClose }: FindPanelProps) {
  const [query, setQuery] = useState<FindQuery>({ text: '', isCaseSensitive: false });
  const [replacement, setReplacement] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { title, excerpt, content } = draft;
  const matches = useMemo(
    () => findMatches({ title, excerpt, content }, query),
    [title, excerpt, content, query],
  );
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = panel.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [asked]);
  const current = at === null ? null : (matches[Math.min(at, matches.length - 1)] ?? null);

  const ask = (next: FindQuery) => {
    setQuery(next);
    setAt(null);
    setMessage(null);
  };
  const go = (list: readonly Match[], to: number) => {
    const index = (to + list.length) % Math.max(1, list.length);
    const match = list[index];
    setAt(match === undefined ? null : index);
    if (match !== undefined) onShow(match.blockId);
  };
  const step = (by: 1 | -1) => {
    setMessage(null);
    go(matches, at === null ? (by === 1 ? 0 : -1) : at + by);
  };
  const replace = (only: Match | null) => {
    const replaced = replaceMatches(draft, query, { replacement, only });
    if ('refusal' in replaced) return setMessage(replaced.refusal);
    if (replaced.count > 0) change(replaced.change);
    setMessage(texts.replaced(replaced.count));
    if (only === null) return setAt(null);
    // What stands in its place may be found again: the next one is the one after it.
    const left = findMatches({ ...draft, ...replaced.change }, query);
    go(left, (at ?? 0) + 1 - (matches.length - left.length));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    step(1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Panel ref={panel} role="search" aria-label={texts.open} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <Fields>
        <TextField
          label={texts.find}
          value={query.text}
          onChange={(text) => ask({ ...query, text })}
          control={{ autoComplete: 'off' }}
        />
        <TextField
          label={texts.replaceWith}
          value={replacement}
          onChange={setReplacement}
          control={{ autoComplete: 'off' }}
        />
      </Fields>
      <Tick
        isTicked={query.isCaseSensitive}
        onChange={(isCaseSensitive) => ask({ ...query, isCaseSensitive })}
      >
        {texts.isCaseSensitive}
      </Tick>
      <Status role="status">
        {message}{' '}
        {query.text !== '' && (
          <Found matches={matches} current={current} isAfterReplacing={message !== null} />
        )}
      </Status>
      <Buttons>
        <Button type="button" data-look="quiet" onClick={() => step(-1)}>
          {texts.previous}
        </Button>
        <Button type="submit" data-look="quiet">
          {texts.next}
        </Button>
        <Button type="button" data-look="quiet" onClick={() => (current ? replace(current) : step(1))}>
          {texts.replace}
        </Button>
        <Button type="button" data-look="quiet" onClick={() => replace(null)}>
          {texts.replaceAll}
        </Button>
        <Button type="button" data-look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </Buttons>
    </Panel>
  );
}

type FoundProps = { matches: readonly Match[]; current: Match | null; isAfterReplacing: boolean };

function Found({ matches, current, isAfterReplacing }: FoundProps) {
  if (matches.length === 0) return isAfterReplacing ? texts.noMore : texts.none;
  if (current === null) return texts.matches(matches.length);
  return (
    <>
      {texts.place(matches.indexOf(current) + 1, matches.length)} {current.before}
      <mark>{current.found}</mark>
      {current.after}
    </>
  );
}
