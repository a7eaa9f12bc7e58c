import { colour } from '@brandpost/ui';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';

const Problem = styled.p`
  display: flex;
  gap: 0.375rem;
  margin: 0;
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.25rem;
    color: ${colour('warning')};
  }
  &:has(span:empty) {
    display: none;
  }
`;

/** The element that says what is wrong with a field; `field-errors.ts` fills it in where scripts run. */
export const errorId = (fieldId: string) => `${fieldId}-fel`;

/** What is wrong with a field, below it; nothing while nothing is. */
export function FieldError({ fieldId, message }: { fieldId: string; message: string | undefined }) {
  return (
    <Problem id={errorId(fieldId)}>
      <CircleAlert aria-hidden="true" size={18} />
      <span>{message}</span>
    </Problem>
  );
}
