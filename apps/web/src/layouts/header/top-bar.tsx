import { Container, colour, media } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { ThemeButton } from '../theme/theme-button.tsx';
import { TOP_BAR_PX } from './header-height.ts';

const Bar = styled.div`
  background: ${colour('deep')};
  color: ${colour('on-deep')};
  font-size: 0.9375rem;
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${TOP_BAR_PX}px;

  a {
    color: inherit;
  }
  p a {
    font-weight: 800;
    text-decoration: none;
  }
  nav {
    display: flex;
    align-items: center;
    gap: 1rem;
  }
  nav > a {
    display: inline-flex;
    align-items: center;
    min-height: ${TOP_BAR_PX}px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a:focus-visible {
    outline-color: ${colour('signal')};
    outline-offset: -2px;
  }
`;
const Long = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
  }
`;
const Short = styled.span`
  ${media.tablet} {
    display: none;
  }
`;

/** The dark bar: what to do when it is urgent, and the way to us. Source: SPEC section 2, Header. */
export function TopBar() {
  return (
    <Bar>
      <Row>
        <p>
          <Long>{sv.header.emergency.before}</Long>
          <Short>{sv.header.emergency.short}</Short>
          <a href="tel:112">{sv.header.emergency.number}</a>
        </p>
        <nav aria-label={sv.header.topBar}>
          <Link to={paths.contactUs()}>{sv.header.contact}</Link>
          <ThemeButton />
        </nav>
      </Row>
    </Bar>
  );
}
