import { colour } from '@brandpost/ui';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { mediaTexts } from '../../texts/media-texts.ts';
import { useLibrary } from './library-controls.tsx';

const TYPING_MS = 300;

const Frame = styled.search`
  position: relative;
  flex: 1 1 16rem;

  svg {
    position: absolute;
    top: 13px;
    left: 1rem;
    color: ${colour('muted')};
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 48px;
    padding: 0 1rem 0 2.875rem;
    border: 1px solid ${colour('muted')};
    border-radius: 999px;
    background: ${colour('bg')};
    font-size: 1rem;
  }
  input::placeholder {
    color: ${colour('muted')};
    opacity: 1;
  }
  input:focus-visible {
    border-radius: 999px;
    outline-offset: 0;
  }
`;

/** Searches while one writes; the address follows when one pauses, without a new place in the history. */
export function SearchField() {
  const { view, change } = useLibrary();
  const id = useId();
  const [text, setText] = useState(view.q);
  const sent = useRef(view.q);

  // The way back, and what clears the filters, change it from outside.
  useEffect(() => {
    if (view.q === sent.current) return;
    sent.current = view.q;
    setText(view.q);
  }, [view.q]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      change({ q: sent.current }, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, change]);

  return (
    <Frame>
      <Search aria-hidden="true" size={21} />
      <input
        id={id}
        type="search"
        aria-label={mediaTexts.search}
        placeholder={mediaTexts.searchPlaceholder}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </Frame>
  );
}
