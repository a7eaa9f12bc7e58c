import { colour } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Top = styled.div`
  margin-bottom: 1.5rem;

  h1 {
    font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
  }
  p {
    max-width: 46rem;
    margin-top: 0.5rem;
    color: ${colour('muted')};
  }
`;

/** What a page of the administration is called, and what it is for. */
export function Titled({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <Top>
        <h1>{title}</h1>
        <p>{text}</p>
      </Top>
      {children}
    </>
  );
}
