import type { Section } from '@brandpost/cms-blocks';
import { type Language, languageAttributes, OWN_LANGUAGE } from '@brandpost/domain';
import { colour, media } from '@brandpost/ui';
import { styled } from 'styled-components';
import { type ArticleFrameWords, articleTexts } from './article-texts.ts';

const Links = styled.ul`
  margin: 0;
  padding: 0;
  border-inline-start: 2px solid ${colour('line')};
  list-style: none;
  font-size: 1.0625rem;
  line-height: 1.35;
  /* Browsers that know it mark the section that is in sight, without any script. */
  scroll-target-group: auto;

  a {
    display: block;
    margin-inline-start: -2px;
    padding: 0.5rem 1rem;
    border-inline-start: 2px solid transparent;
    color: ${colour('muted')};
    text-decoration: none;
    transition: border-color var(--bp-motion), color var(--bp-motion);
  }
  a:hover {
    color: ${colour('primary')};
    text-decoration: underline;
  }
  a:target-current {
    border-color: ${colour('primary')};
    color: ${colour('ink')};
    font-weight: 600;
  }
`;

type ContentsProps = {
  sections: readonly Section[];
  /** What they are written in. */
  language?: Language | undefined;
  frame?: ArticleFrameWords | undefined;
};

function SectionLinks({ sections, language = OWN_LANGUAGE }: ContentsProps) {
  return (
    <Links {...languageAttributes(language)}>
      {sections.map(({ title, anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </Links>
  );
}

const Folded = styled.nav`
  margin-top: 2rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);

  summary {
    padding: 0.875rem 1.25rem;
    border-radius: var(--bp-radius-m);
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    margin: 0 1.25rem 1rem;
  }
  ${media.desktop} {
    display: none;
  }
`;

/** Where there is no room beside the text: folded, above it. */
export function FoldedContents({ sections, language, frame }: ContentsProps) {
  if (sections.length === 0) return null;
  const { words = articleTexts } = frame ?? {};
  return (
    <Folded lang={frame?.lang} aria-label={words.foldedContents}>
      <details>
        <summary>{words.contents}</summary>
        <SectionLinks sections={sections} language={language} />
      </details>
    </Folded>
  );
}

const Standing = styled.nav`
  display: none;

  h2 {
    margin-bottom: 0.75rem;
    font-size: 1.125rem;
  }
  /* All of a long page is in sight beside it. */
  li:nth-child(n + 13),
  li:has(~ li:nth-child(13)) {
    font-size: 0.9375rem;

    a {
      padding-block: 0.25rem;
    }
  }
  ${media.desktop} {
    display: block;
    position: sticky;
    top: 8rem;
    max-height: calc(100dvh - 9rem);
    overflow-y: auto;
  }
`;

/** Beside the text, in sight all the way down. Last of what stands there: it would cover what came after. */
export function StandingContents({ sections, language, frame }: ContentsProps) {
  if (sections.length === 0) return null;
  const { words = articleTexts } = frame ?? {};
  return (
    <Standing lang={frame?.lang} aria-labelledby="pa-sidan">
      <h2 id="pa-sidan">{words.contents}</h2>
      <SectionLinks sections={sections} language={language} />
    </Standing>
  );
}
