import { SEARCH_PANEL_MAX_HEIGHT_PX } from '@brandpost/domain';
import { Container, colour, IconButton } from '@brandpost/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Anyone who acts as another user sees so over the panel too. */
const BAR_ABOVE = 'var(--bp-masquerade-bar, 0px)';

/** What is always seen of the page beneath: a click there closes the panel. */
const PAGE_BENEATH = '2rem';

const Sheet = styled.div`
  inset: ${BAR_ABOVE} 0 auto;
  width: 100%;
  max-height: min(${SEARCH_PANEL_MAX_HEIGHT_PX}px, 100dvh - ${BAR_ABOVE} - ${PAGE_BENEATH});
  margin: 0;
  padding: 0 0 1.25rem;
  border: 0;
  border-bottom: 4px solid ${colour('signal')};
  overscroll-behavior: contain;
  /* A shade at the lower edge, for as long as there is more to scroll to: the last row brings along what covers it. */
  background: linear-gradient(transparent, ${colour('bg')} 60%) bottom / 100% 5rem no-repeat local,
    linear-gradient(transparent, ${colour('line')}) bottom / 100% 2.5rem no-repeat ${colour('bg')};
  color: ${colour('ink')};
  box-shadow: var(--bp-shadow);

  &:popover-open,
  &:popover-open::backdrop {
    opacity: 1;
    translate: 0 0;
  }
  &,
  &::backdrop {
    transition: var(--bp-motion) allow-discrete;
    opacity: 0;
  }
  translate: 0 -1rem;

  &::backdrop {
    inset: ${BAR_ABOVE} 0 0;
    background: rgb(11 19 33 / 0.55);
  }
  @starting-style {
    &:popover-open,
    &:popover-open::backdrop {
      opacity: 0;
      translate: 0 -1rem;
    }
  }
`;
const Top = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 88px;
`;

/**
 * A sheet from the top of the window, opened by a button with `popoverTarget`. The browser itself closes it
 * by Escape and by a click outside, and gives focus back: no script is needed. Anyone who leaves it by the Tab
 * key closes it, or focus would go on behind it.
 */
export function Panel(props: {
  id: string;
  title: ReactNode;
  label: string;
  closeName: string;
  children: ReactNode;
}) {
  return (
    <Sheet
      id={props.id}
      popover="auto"
      role="dialog"
      aria-label={props.label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      <Top>
        {props.title}
        <IconButton
          type="button"
          popoverTarget={props.id}
          popoverTargetAction="hide"
          aria-label={props.closeName}
        >
          <X aria-hidden="true" size={26} />
        </IconButton>
      </Top>
      <Container>{props.children}</Container>
    </Sheet>
  );
}
