import { colour } from '@brandpost/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding: clamp(2rem, 8vw, 4.5rem) 1.5rem;
  border: 2px dashed ${colour('line')};
  border-radius: var(--bp-radius-l);
  text-align: center;

  > svg {
    color: ${colour('primary')};
  }
  h2 {
    font-size: 1.5rem;
  }
  p {
    max-width: 34rem;
    color: ${colour('muted')};
  }
`;

type ListStateProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  isAlert?: boolean;
  children?: ReactNode;
};

/** Why there is nothing to see in a list, in a sentence, and one way on. */
export function ListState({ icon: Icon, title, text, isAlert, children }: ListStateProps) {
  return (
    <Frame {...(isAlert ? { role: 'alert' } : {})}>
      <Icon aria-hidden="true" size={52} strokeWidth={1.25} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Frame>
  );
}
