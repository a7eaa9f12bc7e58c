import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * How boxes that one writes or chooses in look. `data-size="large"` on the element gives the one of a page of its own,
 * `small` the pill beside other small controls.
 */
export const boxShape = css`
  width: 100%;
  min-height: 44px;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${colour('muted')};
  border-radius: var(--bp-radius-s);
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1rem;
  line-height: 1.4;

  &:hover:enabled {
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
  &:disabled,
  &[readonly] {
    background: ${colour('surface')};
    color: ${colour('muted')};
  }
  &[data-size='large'] {
    height: 54px;
    padding: 0 1rem;
    border-width: 2px;
    font-size: 1.125rem;
    transition: border-color var(--bp-motion);
  }
  &[data-size='small'] {
    padding: 0 0.5rem 0 0.875rem;
    border-color: ${colour('line')};
    border-radius: 999px;
    text-overflow: ellipsis;
  }
  &[data-size='small'][data-chosen='true'] {
    border: 2px solid ${colour('primary')};
    font-weight: 600;
  }
`;
const Frame = styled.div`
  position: relative;
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
    min-width: 0;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  > span {
    flex: none;
    color: ${colour('muted')};
    font-variant-numeric: tabular-nums;
  }
  &[data-size='small'] {
    color: ${colour('muted')};
    font-size: 0.875rem;
    line-height: 1.3;

    label {
      font-weight: 400;
    }
  }
  &[data-size='large'] {
    font-size: 1.125rem;

    label {
      font-weight: 600;
    }
  }
`;
const HiddenName = styled.label`
  ${visuallyHidden}
`;
const Problem = styled.p`
  display: flex;
  gap: 0.375rem;
  font-size: 0.9375rem;
  font-weight: 600;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('warning')};
  }
`;
const Hint = styled.div`
  color: ${colour('muted')};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  &:has(> :only-child:empty) {
    display: none;
  }
`;

/** What every field is given beside its value. */
export type FieldProps = {
  label: string;
  /** Where what stands around says what the field is to those who see it. */
  isLabelHidden?: boolean | undefined;
  /** Beside the label, such as how much of a limit is used. */
  aside?: ReactNode;
  /** What the field is for. */
  hint?: ReactNode;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  /** Which field of a record it is, by its dotted path: what is wrong with it leads here. */
  field?: string | undefined;
  /** `large`: one of the few fields of a page of its own; `small`: one of several beside each other above a list. */
  size?: 'ordinary' | 'large' | 'small' | undefined;
};

/** What a control needs in order to be recognised, and judged, by those who cannot see it. */
export type ControlNames = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'data-field': string | undefined;
  'data-size': FieldProps['size'];
};

type OwnFieldProps = FieldProps & { children: (names: ControlNames) => ReactNode };

/** A control with its label above it, and below it what it is for and what is wrong with it. */
export function Field({ label, isLabelHidden = false, children, ...about }: OwnFieldProps) {
  const { aside, hint, error, field, size = 'ordinary' } = about;
  const id = useId();
  const described = [aside && `${id}aside`, hint && `${id}hint`, error !== undefined && `${id}error`];
  return (
    <Frame>
      {isLabelHidden ? (
        <HiddenName htmlFor={id}>{label}</HiddenName>
      ) : (
        <Top data-size={size}>
          <label htmlFor={id}>{label}</label>
          {aside && <span id={`${id}aside`}>{aside}</span>}
        </Top>
      )}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'data-field': field,
        'data-size': size,
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
