import { Container, colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../../addresses/admin-paths.ts';
import { Introduction } from '../../../article/article-frame.ts';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { typeNames } from '../../../texts/type-names.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { TemplateChoice } from '../templates/template-choice.tsx';
import { type Beginning, typesToWrite } from './types-to-write.ts';

const { start } = postEditorTexts;
const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1rem;
  margin: 2rem 0 0;
  padding: 0;
  list-style: none;
`;
const Kind = styled.button`
  width: 100%;
  height: 100%;
  padding: 1.25rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  color: ${colour('ink')};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: border-color var(--bp-motion), box-shadow var(--bp-motion);

  &:hover {
    border-color: ${colour('primary')};
    box-shadow: var(--bp-shadow);
  }
  &:focus-visible {
    border-radius: var(--bp-radius-m);
  }
  strong {
    display: block;
    margin-bottom: 0.25rem;
    font-size: 1.25rem;
  }
  span {
    color: ${colour('muted')};
    font-size: 1rem;
  }
`;

const KindLink = styled(Kind).attrs({ as: Link })`
  display: block;
  text-decoration: none;
`;

type ChooseTypeProps = { onChoice: (beginning: Beginning) => void };

/** What a new post is to be: of what somebody may finish. */
export function ChooseType({ onChoice }: ChooseTypeProps) {
  const session = ownSession(useSession());
  const { types, isDraftsOnly } = typesToWrite(session);
  return (
    <Container>
      <h1>{start.title}</h1>
      <Introduction>{isDraftsOnly ? start.draftsOnly : start.text}</Introduction>
      <Kinds>
        {types.map((type) => (
          <li key={type}>
            <Kind type="button" onClick={() => onChoice(type)}>
              <strong>{typeNames[type]?.one}</strong>
              <span>{start.kinds[type]}</span>
            </Kind>
          </li>
        ))}
        {types.includes('news') && (
          <li>
            <Kind type="button" onClick={() => onChoice('vacancy')}>
              <strong>{start.vacancy.name}</strong>
              <span>{start.vacancy.text}</span>
            </Kind>
          </li>
        )}
        {session !== null && mayAny(session, 'manage_link') && (
          <li>
            <KindLink to={adminPaths.newEService()}>
              <strong>{start.eService.name}</strong>
              <span>{start.eService.text}</span>
            </KindLink>
          </li>
        )}
      </Kinds>
      <TemplateChoice />
    </Container>
  );
}
