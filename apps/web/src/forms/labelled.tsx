import { colour } from '@brandpost/ui';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';

/** How boxes that one writes or chooses in look in the editor. */
export const controlShape = css`
  width: 100%;
  min-height: 44px;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${colour('muted')};
  border-radius: var(--bp-radius-s);
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1rem;
  line-height: 1.4;

  &:hover {
    border-color: ${colour('ink')};
  }
  &:focus-visible {
    border-color: ${colour('primary')};
    border-radius: var(--bp-radius-s);
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${colour('warning')};
  }
`;
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`;
const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem;
  font-size: 0.9375rem;

  label {
    font-weight: 700;
  }
  span {
    flex: none;
    color: ${colour('muted')};
    font-variant-numeric: tabular-nums;
  }
`;
const Problem = styled.p`
  display: flex;
  gap: 0.375rem;
  font-size: 0.9375rem;
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('warning')};
  }
`;
const Hint = styled.p`
  color: ${colour('muted')};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

/** What a control needs in order to be told apart, and judged, by those who cannot see it. */
export type ControlNames = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'data-field': string | undefined;
};

type LabelledProps = {
  label: string;
  /** Beside the label, such as how much of a limit is used. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Which field of the post it is, by its dotted path: what is wrong with it leads here. */
  field?: string | undefined;
  children: (names: ControlNames) => ReactNode;
};

/** A control with its label above it, and below it what it is for and what is wrong with it. */
export function Labelled({ label, aside, hint, error, field, children }: LabelledProps) {
  const id = useId();
  const described = [aside && `${id}aside`, hint && `${id}hint`, error && `${id}error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame>
      <Top>
        <label htmlFor={id}>{label}</label>
        {aside && <span id={`${id}aside`}>{aside}</span>}
      </Top>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
        'data-field': field,
      })}
      {hint && <Hint id={`${id}hint`}>{hint}</Hint>}
      {error !== undefined && (
        <Problem id={`${id}error`}>
          <CircleAlert aria-hidden="true" size={18} />
          {error}
        </Problem>
      )}
    </Frame>
  );
}
