import { colour } from '@brandpost/ui';
import { type LucideIcon, Monitor, PencilLine, Smartphone, Tablet } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { previewEditorTexts } from '../preview-editor-texts.ts';
import { SIZES, type Size } from './sizes.ts';

const { sizes } = previewEditorTexts;
const SIGNS: Readonly<Record<Size, LucideIcon>> = {
  write: PencilLine,
  phone: Smartphone,
  tablet: Tablet,
  desktop: Monitor,
};

const Choice = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  margin: 0;
  padding: 0.1875rem;
  border: 1px solid ${colour('line')};
  border-radius: 1.75rem;
`;
const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  min-height: 44px;
  padding: 0.25rem 0.875rem;
  border-radius: 999px;
  font-size: 0.9375rem;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${colour('surface')};
  }
  &:has(input:checked) {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${colour('primary')};
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  @container (max-width: 56rem) {
    padding-inline: 0.6875rem;

    svg {
      display: none;
    }
  }
`;

/** Whether one writes, or looks at the page on a phone, a tablet or a computer. */
export function SizeChoice({ size, onChoose }: { size: Size; onChoose: (size: Size) => void }) {
  const name = useId();
  return (
    <Choice aria-label={sizes.label}>
      {SIZES.map((option) => {
        const Sign = SIGNS[option];
        return (
          <Option key={option}>
            <input type="radio" name={name} checked={option === size} onChange={() => onChoose(option)} />
            <Sign aria-hidden="true" size={18} />
            {sizes[option]}
          </Option>
        );
      })}
    </Choice>
  );
}
