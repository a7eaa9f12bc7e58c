import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  margin-top: 2.25rem;

  > h2 {
    margin-bottom: 0.875rem;
    font-size: clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem);
  }
`;

/** A part of the page with its heading. */
export function FieldPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <h2>{title}</h2>
      {children}
    </Frame>
  );
}
