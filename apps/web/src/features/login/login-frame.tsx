import { Container, colour, Landscape, media } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { EmergencyCall } from '../../article/emergency-call.tsx';
import { useLayoutData } from '../../layout/layout-data.ts';
import { Logo } from '../../layout/logo.tsx';
import { sv } from '../../texts/sv.ts';

const Backdrop = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  background: ${colour('sky')};

  @media print {
    display: none;
  }
`;
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  width: min(100%, 29rem);
  margin-inline: auto;
`;
const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  width: fit-content;
  max-width: 100%;
  min-height: 48px;
  color: ${colour('ink')};
  font-size: 1.1875rem;
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: -0.01em;
  text-decoration: none;

  span {
    min-width: 0;
    max-width: 12em;
  }
`;
const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: clamp(1.375rem, 5.5vw, 2.5rem);
  border-radius: var(--bp-radius-l);
  background: ${colour('bg')};
  box-shadow: var(--bp-shadow);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  h1 {
    font-size: clamp(2rem, 1.6rem + 1.8vw, 2.625rem);
  }
  ${media.tablet} {
    gap: 1.75rem;
  }
`;
const Emergency = styled.p`
  width: fit-content;
  margin-inline: auto;
  padding-inline: 1.125rem;
  border-radius: var(--bp-radius-l);
  background: ${colour('bg')};
  font-size: 1rem;
`;

/** The sign-in page around what it asks: whose service it is, and what to do in an emergency instead. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { siteName } = useLayoutData();
  return (
    <Container>
      <Backdrop aria-hidden="true">
        <Landscape />
      </Backdrop>
      <Column>
        <Home to={paths.start()} aria-label={`${siteName}, ${sv.header.home}`}>
          <Logo />
          <span>{siteName}</span>
        </Home>
        <Card>{children}</Card>
        <Emergency>
          <EmergencyCall />
        </Emergency>
      </Column>
    </Container>
  );
}
