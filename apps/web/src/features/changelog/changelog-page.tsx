import { Container, READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { Introduction } from '../../article/article-frame.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import type { PageData } from '../../navigation/page-route.ts';
import { sv } from '../../texts/sv.ts';
import { changelogTexts } from './changelog-texts.ts';
import { releases } from './releases.ts';

export async function loader(): Promise<PageData> {
  const { description } = changelogTexts;
  return { meta: { title: sv.titles.changelog, description, canonicalPath: paths.changelog() } };
}

const Release = styled.section`
  max-width: ${READING_MEASURE};
  margin-top: 3rem;

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.625rem;
    margin-top: 1rem;
    padding-left: 1.25rem;
  }
`;

/** The product's release notes. Source: SPEC section 2, /changelog; DESIGN section 6. */
export function Page() {
  return (
    <Container>
      <h1>{sv.titles.changelog}</h1>
      <Introduction>{changelogTexts.description}</Introduction>
      {releases.map(({ version, date, changes }) => (
        <Release key={version}>
          <h2>{changelogTexts.version(version)}</h2>
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
