import { type KeyboardEvent, useState } from 'react';

/** What the keys do in a box with a list below it. */
type OptionKeys = {
  /** Which option is active; null while it is the box itself. */
  active: number | null;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Arrows move through the options and past their ends back into the box, Escape closes the list before it closes
 * anything around it, Enter takes the active option. Source: ARIA Authoring Practices, editable combobox.
 * @param number how many options there are
 * @param onTaken called with the option that Enter takes
 */
export function useActiveOption(number: number, onTaken: (option: number) => void): OptionKeys {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const isShown = isOpen && number > 0;
  const active = isShown && chosen !== null && chosen < number ? chosen : null;
  const become = (open: boolean) => {
    setIsOpen(open);
    setChosen(null);
  };
  const step = (by: 1 | -1) => {
    const from = active ?? (by === 1 ? -1 : number);
    const to = from + by;
    setChosen(to < 0 || to >= number ? null : to);
  };
  return {
    active,
    isOpen: isShown,
    open: () => become(true),
    close: () => become(false),
    onKeyDown(event) {
      if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        become(false);
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && number > 0) {
        event.preventDefault();
        setIsOpen(true);
        step(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && active !== null) {
        event.preventDefault();
        onTaken(active);
      }
    },
  };
}
