/** A button that opens no panel and sends no form does nothing by itself. */
const NEEDS_SCRIPT = 'button:is([type=button], [aria-expanded], [data-needs-script]):not([popovertarget])';

let held: HTMLElement | null = null;

/** Remembers the button pressed last of those that nothing answers to until the app is there. */
export function holdPresses(earlyEvents: readonly Event[]): void {
  for (const event of earlyEvents) if (event.type === 'click') hold(event);
  addEventListener('click', hold, { capture: true });
}

/** The app answers from here on. */
export function stopHolding(): void {
  removeEventListener('click', hold, { capture: true });
}

/** Presses it again, now that the app is there: once forms have what was typed and ticked before that. */
export function pressAgain(): void {
  const pressed = held;
  held = null;
  setTimeout(() => {
    if (pressed?.isConnected) pressed.click();
  });
}

/** What a form ticks again of itself, meanwhile, is no press. */
function hold({ target, isTrusted }: Event): void {
  if (!isTrusted) return;
  held = target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
}
