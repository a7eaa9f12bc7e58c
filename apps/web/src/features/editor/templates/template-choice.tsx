import type { PostTemplate } from '@brandpost/rubicore-api';
import { colour, Tag } from '@brandpost/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { staffPaths } from '../../../addresses/staff-paths.ts';
import { useServices } from '../../../api/services.ts';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { Question } from '../../../forms/question.tsx';
import { useLostFocus } from '../../../navigation/use-lost-focus.ts';
import { mayAny } from '../../../session/may-any.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { typeNames } from '../../../texts/type-names.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { TemplateForm } from './template-form.tsx';
import { TEMPLATES_INVALIDATES, templatesQuery } from './templates-query.ts';

const { templates: texts } = postEditorTexts;

/* The keyboard goes on from here when a template is deleted, the last one too. */
const Place = styled.div`
  &:focus {
    outline: none;
  }
`;
const Frame = styled.section`
  margin-top: 2.5rem;

  > p {
    margin-top: 0.25rem;
    color: ${colour('muted')};
  }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1rem;
  margin: 1.25rem 0 0;
  padding: 0;
  list-style: none;
`;
const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  align-items: start;
  padding: 1.25rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  transition: border-color var(--bp-motion), box-shadow var(--bp-motion);

  &:hover {
    border-color: ${colour('primary')};
    box-shadow: var(--bp-shadow);
  }
  h3 {
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
  h3 a {
    color: ${colour('ink')};
    text-decoration: none;
  }
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
  p {
    color: ${colour('muted')};
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
`;
const Ways = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: auto;
  padding-top: 0.5rem;
`;

/** What new posts can begin as, below their types; nothing where nobody has saved a template. */
export function TemplateChoice() {
  const { data: templates = [] } = useQuery(templatesQuery(useServices().client));
  const place = useLostFocus<HTMLDivElement>(templates.length);
  return (
    <Place ref={place} tabIndex={-1}>
      {templates.length > 0 && (
        <Frame aria-labelledby="mallar">
          <h2 id="mallar">{texts.title}</h2>
          <p>{texts.text}</p>
          <List>
            {templates.map((template) => (
              <TemplateCard key={template.id} template={template} />
            ))}
          </List>
        </Frame>
      )}
    </Place>
  );
}

function TemplateCard({ template }: { template: PostTemplate }) {
  const { id, name, description, type } = template;
  const session = ownSession(useSession());
  return (
    <Card>
      <h3>
        <Link to={staffPaths.contentFromTemplate(id)}>{name}</Link>
      </h3>
      {description !== '' && <p>{description}</p>}
      <Tag>{typeNames[type]?.one ?? type}</Tag>
      {session !== null && mayAny(session, 'publish_post') && <Changes template={template} />}
    </Card>
  );
}

/** For anyone who answers for the templates. */
function Changes({ template }: { template: PostTemplate }) {
  const { client } = useServices();
  const { id, name } = template;
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const close = () => setOpen(null);
  const removing = useMutation({
    mutationFn: () => client.call('deletePostTemplate', { params: { id } }),
    meta: { invalidates: TEMPLATES_INVALIDATES, isFailureShown: true },
    onSuccess: close,
  });
  return (
    <Ways>
      <SmallButton type="button" aria-label={texts.changeOf(name)} onClick={() => setOpen('form')}>
        {texts.change}
      </SmallButton>
      <SmallButton type="button" aria-label={texts.removeOf(name)} onClick={() => setOpen('question')}>
        {texts.remove}
      </SmallButton>
      {open === 'form' && (
        <TemplateForm
          title={texts.changeTitle}
          names={template}
          save={(names) => client.call('updatePostTemplate', { params: { id }, json: names })}
          onSaved={close}
          onClose={close}
        />
      )}
      {open === 'question' && (
        <Question
          title={texts.removeTitle(name)}
          yes={texts.remove}
          no={texts.cancel}
          onYes={() => removing.mutate()}
          onNo={close}
          isDisabled={removing.isPending}
        >
          <p>{texts.removeText}</p>
          {removing.isError && <Failure>{failureOf(removing.error)}</Failure>}
        </Question>
      )}
    </Ways>
  );
}
