import { colour } from '@brandpost/ui';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';

const Frame = styled.section`
  margin-top: 2.25rem;

  &:first-child {
    margin-top: 0;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  margin-bottom: 0.875rem;

  h2 {
    font-size: clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 1rem;
  }
`;
/** One sentence where there is nothing to show. */
export const Nothing = styled.p`
  padding: 1rem 1.25rem;
  border: 1px dashed ${colour('line')};
  border-radius: var(--bp-radius-m);
  color: ${colour('muted')};
`;
/** Cards under each other. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
export const Card = styled.li<{ $isPressing?: boolean }>`
  position: relative;
  padding: 1rem 1.25rem;
  border: 1px solid ${(props) => colour(props.$isPressing ? 'crisis' : 'line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};

  &:hover {
    border-color: ${(props) => colour(props.$isPressing ? 'crisis' : 'primary')};
  }
`;
/** Small facts under a card's title. */
export const CardFacts = styled.p`
  margin-top: 0.25rem;
  color: ${colour('muted')};
  font-size: 1rem;

  /* On one line, where there is room for it. */
  time {
    display: inline-block;
  }
`;

type SectionProps = {
  title: string;
  /** Makes of the heading what can be given focus. */
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  way?: { path: string; text: string };
  children: ReactNode;
};

/** A part of a page with its heading and one way on. */
export function Section({ title, headingRef, way, children }: SectionProps) {
  return (
    <Frame>
      <Head>
        <h2 {...(headingRef !== undefined && { ref: headingRef, tabIndex: -1 })}>{title}</h2>
        {way && <Link to={way.path}>{way.text}</Link>}
      </Head>
      {children}
    </Frame>
  );
}
