import { colour } from '@brandpost/ui';
import { ArrowRight, Flame } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { startTexts } from './start-texts.ts';

const Card = styled.section`
  padding: 1.5rem 1.75rem 1.75rem;
  border-radius: var(--bp-radius-l);
  background: ${colour('bg')};
  box-shadow: var(--bp-shadow);

  h2 {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  }
  svg {
    flex: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
    margin-top: 0.5rem;
    font-weight: 600;
  }
`;

/**
 * The way to the page that tells whether one may make a fire today. The card claims nothing itself: a ban is an alert in
 * words alone, and none of them can be told from its title.
 */
export function FireCard({ slug }: { slug: string }) {
  return (
    <Card aria-labelledby="elda">
      <h2 id="elda">
        <Flame aria-hidden="true" size={28} strokeWidth={1.75} />
        {startTexts.fireQuestion}
      </h2>
      <Link to={paths.page(slug)}>
        {startTexts.fireMore}
        <ArrowRight aria-hidden="true" size={18} />
      </Link>
    </Card>
  );
}
