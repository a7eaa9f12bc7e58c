import { HEADER_PX_PER_ALERT } from '@brandpost/domain';
import type { ExternalMessage } from '@brandpost/rubicore-api';
import { Container, colour, VisuallyHidden } from '@brandpost/ui';
import { Radio } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};

  li {
    box-shadow: inset 0 -1px rgb(255 255 255 / 0.25);
  }
  @media (forced-colors: active) {
    outline: 3px solid;
    outline-offset: -3px;
  }
`;
const VmaLink = styled(Link)`
  display: block;
  height: ${HEADER_PX_PER_ALERT}px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  height: 100%;

  svg {
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
`;
const Source = styled.span`
  flex: none;
  padding: 0.125rem 0.5rem;
  border-radius: 4px;
  background: ${colour('on-crisis')};
  color: ${colour('crisis')};
  font-size: 0.75rem;
  font-weight: 800;
`;

/** A row of 52 px for each of Sveriges Radio's announcements, above our own alerts on every page. */
export function VmaStrip({ vma }: { vma: readonly ExternalMessage[] }) {
  return (
    <>
      <NewVma vma={vma} />
      {vma.length > 0 && (
        <section aria-label={sv.header.vma}>
          <List>
            {vma.map(({ id, title, areas, language }) => (
              <li key={id}>
                <VmaLink to={paths.alerts()}>
                  <Row>
                    <Radio aria-hidden="true" size={24} strokeWidth={1.75} />
                    <Source>{sv.header.vmaSource}</Source>
                    <strong lang={language}>{sv.header.vmaFor(title, areas)}</strong>
                  </Row>
                </VmaLink>
              </li>
            ))}
          </List>
        </section>
      )}
    </>
  );
}

/** Tells those who hear the page, at once, of an announcement that was not there when it was opened. */
function NewVma({ vma }: { vma: readonly ExternalMessage[] }) {
  const known = useRef(new Set(vma.map(({ id }) => id)));
  const added = vma.filter(({ id }) => !known.current.has(id));
  return (
    <VisuallyHidden role="alert">
      {added.map(({ title, areas }) => sv.header.newVma(sv.header.vmaFor(title, areas))).join(' ')}
    </VisuallyHidden>
  );
}
