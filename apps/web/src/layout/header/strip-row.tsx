import { HEADER_PX_PER_ALERT, OWN_LANGUAGE } from '@brandpost/domain';
import { Container, media } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type AlertLook, inLook } from '../../alert-level/alert-look.ts';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { inRem, LARGE_TEXT } from './header-height.ts';

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
const Beside = styled.span`
  flex: none;

  a {
    display: flex;
    align-items: center;
    height: ${inRem(HEADER_PX_PER_ALERT)};
    font-size: 0.9375rem;
    font-weight: 650;
    text-decoration: underline;
  }
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
    -webkit-line-clamp: 3;
    font-size: min(0.9375rem, 7vw);
    font-weight: 650;
    line-height: 1.15;
    text-wrap: pretty;
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
  /* The words say how severe it is, and what to do stands last in them. */
  ${LARGE_TEXT} {
    > svg {
      display: none;
    }
  }
`;

type StripRowProps = {
  look: AlertLook;
  /** Whose message it is, where it is not ours. */
  source?: string;
  to: string;
  title: string;
  /** Of the title, BCP 47, where it is not Swedish. */
  lang?: string;
  dir?: 'rtl';
  /** What ends the link. */
  children?: ReactNode;
  /** A link of its own at the end of the row. */
  beside?: ReactNode;
};

/** A row of 52 px: how severe, in sign and word, and what has happened. */
export function StripRow({ look, source, to, title, lang, dir, children, beside }: StripRowProps) {
  const soft = useSoftHyphens(lang);
  return (
    <Row $look={look}>
      <Line>
        <Way to={to}>
          <look.Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          <strong>
            <b lang={look.lang ?? OWN_LANGUAGE}>{source ?? look.word}</b>
            <span lang={lang} dir={dir} {...soft(title)} />
          </strong>
          {children}
        </Way>
        {beside && <Beside>{beside}</Beside>}
      </Line>
    </Row>
  );
}
