import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Whether "Sök och ersätt" is open, by its button or its keys; `asked` grows with each press of the keys. Focus goes
 * back to the button when it closes.
 */
export function useFinder() {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    if (isOpen) button.current?.focus();
    setIsOpen(!isOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'f';
    if (!isAsked) return;
    event.preventDefault();
    setIsOpen(true);
    setAsked(asked + 1);
  };
  return { isOpen, asked, button, toggle, onKeyDown };
}
