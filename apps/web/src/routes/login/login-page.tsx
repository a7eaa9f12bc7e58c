import { Button, Container, colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { PageMeta } from '../../document/page-meta.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';

export async function loader(): Promise<PageMeta> {
  return {
    title: sv.login.title,
    description: sv.login.description,
    canonicalPath: paths.login(),
    isIndexed: false,
  };
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  width: min(100%, 28rem);
  margin-inline: auto;

  h1 {
    font-size: 2.5rem;
  }
  label {
    display: grid;
    gap: 0.375rem;
    font-weight: 600;
  }
  input {
    height: 52px;
    padding: 0 1rem;
    border: 2px solid ${colour('muted')};
    border-radius: var(--bp-radius-s);
    background: ${colour('bg')};
    font-weight: 400;
  }
`;
const Closed = styled.p`
  padding: 1rem 1.25rem;
  border-radius: var(--bp-radius-s);
  background: ${colour('warning-bg')};
`;

/** The way in. Source: SPEC section 2, /login. */
export function Page() {
  return (
    <Container>
      <Form>
        <h1>{sv.login.title}</h1>
        <Closed id="stangd">{sv.login.closed}</Closed>
        <label>
          {sv.login.username}
          <input name="username" autoComplete="username" required />
        </label>
        <label>
          {sv.login.password}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <Button type="submit" disabled aria-describedby="stangd">
          {sv.login.submit}
        </Button>
        <Link to={paths.start()}>{sv.errorPage.home}</Link>
      </Form>
    </Container>
  );
}
