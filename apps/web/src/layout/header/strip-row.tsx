import { HEADER_PX_PER_ALERT } from '@brandpost/domain';
import { Container, media } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type AlertLook, inLook } from '../../alert-level/alert-look.ts';
import { inRem } from './header-height.ts';

/** Rows on top of every page. */
export const Strip = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  @media (forced-colors: active) {
    outline: 3px solid;
    outline-offset: -3px;
  }
`;
const Row = styled.li<{ $look: AlertLook }>`
  ${inLook}
  box-shadow: inset 0 -1px rgb(255 255 255 / 0.25);

  a {
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
  a:hover :is(strong, span) {
    text-decoration: underline;
  }
`;
const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  height: ${inRem(HEADER_PX_PER_ALERT)};
`;
const Way = styled(Link)`
  display: flex;
  flex: 1;
  gap: 0.75rem;
  align-items: center;
  min-width: 0;
  height: 100%;

  > svg {
    flex: none;
  }
  strong {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 0.9375rem;
    font-weight: 650;
    line-height: 1.25;
  }
  b {
    font-weight: 800;
  }
  b::after {
    content: ' · ';
  }
  ${media.tablet} {
    strong {
      font-size: 1.0625rem;
      -webkit-line-clamp: 1;
    }
  }
  /* A phone with its text twice as large: the words say how severe it is, and what to do stands last in them. */
  @media (max-width: 20rem) {
    > svg {
      display: none;
    }
    strong {
      font-size: 0.8125rem;
      line-height: 1.2;
      -webkit-line-clamp: 3;
    }
  }
`;

type StripRowProps = {
  look: AlertLook;
  /** Whose message it is, where it is not ours. */
  source?: string;
  to: string;
  title: string;
  /** BCP 47, where it is not Swedish. */
  lang?: string;
  /** What ends the link. */
  children?: ReactNode;
};

/** A row of 52 px: how severe, in sign and word, and what has happened. */
export function StripRow({ look, source, to, title, lang, children }: StripRowProps) {
  return (
    <Row $look={look}>
      <Line>
        <Way to={to}>
          <look.Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          <strong lang={lang}>
            <b lang="sv">{source ?? look.word}</b>
            {title}
          </strong>
          {children}
        </Way>
      </Line>
    </Row>
  );
}
