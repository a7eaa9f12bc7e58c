import { colour } from '@brandpost/ui';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../api/services.ts';

const TYPING_MS = 300;
const LONGEST_QUESTION = 100;

const Frame = styled.search`
  position: relative;
  flex: 1 1 16rem;

  svg {
    position: absolute;
    inset-block: 0;
    left: 16px;
    margin-block: auto;
    color: ${colour('muted')};
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 48px;
    padding: 0 1rem 0 46px;
    border: 1px solid ${colour('muted')};
    border-radius: 999px;
    background: ${colour('bg')};
    font-size: 1rem;
  }
  input:placeholder-shown {
    text-overflow: ellipsis;
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

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  q: string;
  /** Called when one pauses; the same function as long as it does the same. */
  onSearch: (q: string) => void;
  /** In a window over a page, whose address says nothing of it and may change meanwhile. */
  isOutsideAddress?: boolean;
};

/** The same whether a letter is written as itself or by its code. */
function hrefOf(address: string): string {
  return new URL(address, location.href).href;
}

/** Searches a list while one writes. */
export function SearchField({ label, placeholder, q, onSearch, isOutsideAddress = false }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const { address } = useServices();
  const { pathname, search, hash } = useLocation();
  const shown = pathname + search + hash;

  // The way back, and what clears the filters, change it from outside.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);

  // Anyone who is on the way to another page, or another filter, arrives there before anything is searched for. On a busy
  // machine React shows later that one is on the way, and that one has arrived.
  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setInterval(() => {
      if (!isOutsideAddress && hrefOf(address()) !== hrefOf(shown)) return;
      clearInterval(timer);
      sent.current = text.trim();
      onSearch(sent.current);
    }, TYPING_MS);
    return () => clearInterval(timer);
  }, [text, onSearch, address, shown, isOutsideAddress]);

  return (
    <Frame>
      <Search aria-hidden="true" size={21} />
      <input
        id={id}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
    </Frame>
  );
}
