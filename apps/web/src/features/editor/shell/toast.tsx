import { colour, media } from '@brandpost/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

const SHOWN_MS = 10_000;

const Place = styled.div`
  position: fixed;
  z-index: 45;
  inset: auto 1rem 4.5rem;
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${media.tablet} {
    inset-block-end: 1.5rem;
  }
`;
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 48px;
  max-inline-size: 36rem;
  padding: 0.375rem 0.5rem 0.375rem 1.125rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('deep')};
  color: ${colour('on-deep')};
  font-size: 1rem;
  line-height: 1.4;
  box-shadow: var(--bp-shadow);
  pointer-events: auto;

  &:not(:has(button)) {
    padding-inline-end: 1.125rem;
  }
  button {
    flex: none;
    min-block-size: 44px;
    padding: 0 0.875rem;
    border: 1px solid currentColor;
    border-radius: 999px;
    background: none;
    font-weight: 600;
    cursor: pointer;
  }
  button:focus-visible {
    border-radius: 999px;
    outline-color: currentColor;
    outline-offset: -5px;
  }
`;

type ToastProps = {
  /** Empty where there is nothing to tell. */
  text: string;
  action: { name: string; press: () => void } | null;
  /** What it says: something else is shown for as long again. */
  of: unknown;
  /** It has been shown long enough. */
  onGone: () => void;
};

/** What just happened, seen and heard, with one thing to do about it; it leaves by itself, but not from under a hand. */
export function Toast(props: ToastProps) {
  return <Place role="status">{props.text !== '' && <Shown {...props} />}</Place>;
}

function Shown({ text, action, of, onGone }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, of, isHeld]);
  const hold = () => setIsHeld(true);
  const release = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    setIsHeld(currentTarget.matches(':hover, :focus-within'));
  return (
    <Box onFocus={hold} onBlur={release} onPointerEnter={hold} onPointerLeave={release}>
      <span>{text}</span>
      {action !== null && (
        <button type="button" onClick={action.press}>
          {action.name}
        </button>
      )}
    </Box>
  );
}
