import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

/** Around the place where somebody says that they have read and understood: red until they have. */
export const AcknowledgementFrame = styled.section<{ $isDone: boolean }>`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  margin-top: 2.5rem;
  padding: 1.5rem;
  border: 2px solid ${(props) => colour(props.$isDone ? 'good' : 'crisis')};
  border-radius: var(--bp-radius-m);
  background: ${(props) => colour(props.$isDone ? 'good-bg' : 'bg')};

  h2 {
    font-size: 1.375rem;
  }
  p:focus {
    outline: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`;
/** That they have, with an icon. */
export const AcknowledgementSaid = styled.p`
  display: flex;
  gap: 0.625rem;
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;
