import { colour } from '@brandpost/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  padding-top: 1.25rem;
  border-top: 1px solid ${colour('line')};
  font-size: 1rem;

  h3 {
    margin-bottom: 0.5rem;
    font-size: 1.125rem;
    letter-spacing: -0.01em;
  }
  ul {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A part of what is known of a file, under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </Frame>
  );
}
