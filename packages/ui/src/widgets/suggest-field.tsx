import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextField as AriaTextField, Autocomplete, Input, ListBox, ListBoxItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { boxShape, Field, type FieldProps } from '../fields/field.tsx';
import { colour } from '../theme/tokens.ts';
import { optionShape } from './option-shape.ts';
import { Swedish } from './swedish.tsx';

const Box = styled(Input)`
  ${boxShape}

  &[data-look='search'] {
    min-height: 48px;
    padding: 0 1rem;
    border: 2px solid ${colour('primary')};
    border-radius: 999px;
  }
`;
const List = styled(ListBox)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  max-block-size: min(24rem, 50dvh);
  margin-block-start: 0.375rem;
  padding: 0.25rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-s);
  overflow: auto;
  outline: none;
` as typeof ListBox;
const Option = styled(ListBoxItem)`
  ${optionShape}
` as typeof ListBoxItem;

/** Something that a text may mean. */
export type Suggestion = { key: string; label: string; detail?: string; icon?: LucideIcon };

export type SuggestFieldProps = FieldProps & {
  value: string;
  onChange: (text: string) => void;
  /** What the text may mean, best first; none for nothing to choose among. */
  suggestions: readonly Suggestion[];
  /** What the list of them is called. */
  listLabel: string;
  onPick: (key: string) => void;
  /** Enter takes the best one. Else it takes what the arrow keys have come to, and belongs to the form around. */
  takesBest?: boolean;
  look?: 'ordinary' | 'search';
  placeholder?: string;
  /** A dialog that opens puts focus here. */
  hasAutofocus?: boolean;
};

/** A text with what it may mean below it, chosen by pointer or by arrow keys and Enter while focus stays in the text. */
export function SuggestField(props: SuggestFieldProps) {
  const { value, onChange, suggestions, listLabel, onPick, takesBest = false, look = 'ordinary' } = props;
  const { placeholder, hasAutofocus = false, ...field } = props;
  const isOpen = suggestions.length > 0;
  const box: ComponentProps<typeof Box> & { [data: `data-${string}`]: string | undefined } = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'data-look': look,
    'data-autofocus': hasAutofocus ? '' : undefined,
    'data-field': field.field,
    ...(placeholder !== undefined && { placeholder }),
  };
  return (
    <Swedish>
      <Field {...field}>
        {({ id, 'aria-describedby': described }) => (
          <Autocomplete inputValue={value} onInputChange={onChange} disableAutoFocusFirst={!takesBest}>
            <AriaTextField
              id={id}
              aria-label={field.label}
              {...(described !== undefined && { 'aria-describedby': described })}
              isInvalid={field.error !== undefined}
              validationBehavior="aria"
            >
              <Box {...box} />
            </AriaTextField>
            {isOpen && (
              <List aria-label={listLabel} items={suggestions} onAction={(key) => onPick(String(key))}>
                {({ key, label, detail, icon: Icon }) => (
                  <Option id={key} textValue={label}>
                    {Icon && <Icon aria-hidden="true" size={20} />}
                    <strong>{label}</strong>
                    {detail && <small>{detail}</small>}
                  </Option>
                )}
              </List>
            )}
          </Autocomplete>
        )}
      </Field>
    </Swedish>
  );
}
