import { colour, READING_MEASURE } from '@brandpost/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import type { PageSummary } from '../../queries/pages.ts';
import { overviewTexts } from './overview-texts.ts';

const Links = styled.ul`
  max-width: ${READING_MEASURE};
  margin: 1rem 0 0;
  padding: 0;
  border-top: 1px solid ${colour('line')};
  list-style: none;

  li {
    border-bottom: 1px solid ${colour('line')};
    padding-bottom: 0.75rem;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  p {
    color: ${colour('muted')};
  }
`;
const Heading = styled.h2`
  margin-top: 3rem;
`;

/** Pages of a section that its editor has made no card for: below those that have one, they do not look like more of them. */
export function MorePages({ pages }: { pages: readonly PageSummary[] }) {
  const id = useId();
  return (
    <>
      <Heading id={id}>{overviewTexts.more}</Heading>
      <Links aria-labelledby={id}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={paths.post(page)}>{page.title}</Link>
            <p>{page.excerpt}</p>
          </li>
        ))}
      </Links>
    </>
  );
}
