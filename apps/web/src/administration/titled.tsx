import { colour } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Top = styled.div`
  margin-bottom: 1rem;

  h1 {
    font-size: clamp(1.625rem, 1.4rem + 0.8vw, 2rem);
  }
  p {
    max-width: 46rem;
    margin-top: 0.25rem;
    color: ${colour('muted')};
    font-size: 1rem;
  }
  @media (max-width: 47.99rem) {
    p {
      font-size: 0.9375rem;
      line-height: 1.4;
    }
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
