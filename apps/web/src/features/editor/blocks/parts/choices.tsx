import { colour } from '@brandpost/ui';
import { plainFieldset } from '@brandpost/ui/fields';
import { useId } from 'react';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  ${plainFieldset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.375rem;

  legend {
    float: inline-start;
    padding: 0 0.5rem 0 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
`;
const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 34px;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${colour('line')};
  border-radius: 999px;
  background: ${colour('bg')};
  font-size: 0.875rem;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: ${colour('primary')};
    background: ${colour('primary')};
    color: ${colour('on-primary')};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

/** One of a few. */
export function Choices<Value extends string | number>({
  legend,
  value,
  choices,
  onChange,
  isDisabled = false,
  isFirst = false,
}: {
  legend: string;
  value: Value | null;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  isFirst?: boolean;
}) {
  const name = useId();
  return (
    <Group disabled={isDisabled}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <Choice key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            data-first-field={isFirst && (choice.value === value || value === null) ? '' : undefined}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </Choice>
      ))}
    </Group>
  );
}
