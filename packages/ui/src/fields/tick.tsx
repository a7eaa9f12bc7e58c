import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

const Frame = styled.div`
  font-size: 1rem;

  label {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    min-height: 32px;
    cursor: pointer;
  }
  label:has(:disabled) {
    cursor: not-allowed;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${colour('primary')};
  }
  :is(span, p) {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    padding-inline-start: 1.875rem;
    color: ${colour('muted')};
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    label {
      min-height: 44px;
    }
  }
`;

type TickProps = {
  /** Where the form around reads the box itself, its state and its changes are left out. */
  isTicked?: boolean;
  onChange?: (isTicked: boolean) => void;
  /** What ticking it means, where its name is not enough. */
  hint?: ReactNode;
  /** Further attributes of the box itself, such as those by which a form library reads it. */
  control?: Omit<ComponentProps<'input'>, 'checked' | 'type'>;
  /** Its name. */
  children: ReactNode;
};

/** A box to tick, with its name beside it. */
export function Tick({ isTicked, onChange, hint, control, children }: TickProps) {
  const id = useId();
  return (
    <Frame>
      <label>
        <input
          aria-describedby={hint === undefined ? undefined : id}
          {...(onChange !== undefined && {
            checked: isTicked,
            onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              onChange(currentTarget.checked),
          })}
          {...control}
          type="checkbox"
        />
        <span>{children}</span>
      </label>
      {hint !== undefined && <p id={id}>{hint}</p>}
    </Frame>
  );
}
