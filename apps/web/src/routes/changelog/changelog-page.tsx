import { Container, READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';
import { Introduction } from '../../article/article-frame.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import type { PageMeta } from '../../document/page-meta.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { releases } from './releases.ts';

export async function loader(): Promise<PageMeta> {
  return {
    title: sv.changelog.title,
    description: sv.changelog.description,
    canonicalPath: paths.changelog(),
  };
}

const Release = styled.section`
  max-width: ${READING_MEASURE};
  margin-top: 3rem;

  ul {
    display: grid;
    gap: 0.625rem;
    margin-top: 1rem;
    padding-left: 1.25rem;
  }
`;

/** The product's release notes. Source: SPEC section 2, /changelog; DESIGN section 6. */
export function Page() {
  return (
    <Container>
      <h1>{sv.changelog.title}</h1>
      <Introduction>{sv.changelog.description}</Introduction>
      {releases.map(({ version, date, changes }) => (
        <Release key={version}>
          <h2>{sv.changelog.version(version)}</h2>
          <TimeStamp instant={date} />
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Release>
      ))}
    </Container>
  );
}
