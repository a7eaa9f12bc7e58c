import { colour } from '@brandpost/ui';
import { plainFieldset } from '@brandpost/ui/fields';
import { useId } from 'react';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  ${plainFieldset}

  legend {
    margin-bottom: 0.375rem;
    font-weight: 650;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  label {
    display: inline-flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    min-height: 48px;
    padding: 0 0.875rem;
    border: 2px solid ${colour('line')};
    border-radius: 999px;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${colour('primary')};
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid;
    }
  }
`;

type ChoiceRowProps<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, all in sight, each as large as a thumb. */
export function ChoiceRow<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </Row>
    </Group>
  );
}
