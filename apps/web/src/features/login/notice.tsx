import { colour } from '@brandpost/ui';
import { CircleCheck, OctagonAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  padding: 1rem 1.125rem;
  border-radius: var(--bp-radius-m);
  font-size: 1.0625rem;
  line-height: 1.45;

  &[data-tone='problem'] {
    background: ${colour('warning-bg')};
  }
  &[data-tone='done'] {
    background: ${colour('good-bg')};
  }
  &[data-tone='problem'] > svg {
    color: ${colour('warning')};
  }
  &[data-tone='done'] > svg {
    color: ${colour('good')};
  }
  > svg {
    flex: none;
    margin-top: 0.0625rem;
  }
  strong {
    display: block;
  }
  &:focus-visible {
    border-radius: var(--bp-radius-m);
  }
`;

type Message = { title: string; text: ReactNode };

/** Why somebody was not let in: takes the focus, so that it is read first, each time that it is another. */
export function Problem({ message: { title, text } }: { message: Message }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [title, text]);
  return (
    <Frame ref={frame} data-tone="problem" role="alert" tabIndex={-1}>
      <OctagonAlert aria-hidden="true" size={24} />
      <p>
        <strong>{title}</strong>
        {text}
      </p>
    </Frame>
  );
}

/** Something went well. */
export function Done({ message: { title, text } }: { message: Message }) {
  return (
    <Frame data-tone="done" role="status">
      <CircleCheck aria-hidden="true" size={24} />
      <p>
        <strong>{title}</strong>
        {text}
      </p>
    </Frame>
  );
}
