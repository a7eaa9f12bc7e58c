import { type AlertTemplate, alertLevelNames, MAX_ALERT_TEMPLATES } from '@brandpost/domain';
import { Button, colour, Tag } from '@brandpost/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { RowActions } from '../../administration/table/row-actions.tsx';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useServices } from '../../api/services.ts';
import { Failure } from '../../forms/failure.tsx';
import { failureOf } from '../../forms/failure-of.ts';
import { adminAlertTemplatesTexts as texts } from './admin-alert-templates-texts.ts';
import { alertTemplatesQuery, changeTemplates, TEMPLATE_INVALIDATES } from './alert-templates-query.ts';
import { moveTemplate, withoutTemplate } from './changed-templates.ts';
import { TemplateForm } from './template-form.tsx';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  max-width: 46rem;
  margin-block: 1.5rem;
  padding: 0;
  list-style: none;
`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding: 1.25rem clamp(0.75rem, 5vw, 1.5rem);
  overflow-wrap: anywhere;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);

  h2 {
    font-size: 1.25rem;
  }
  p {
    margin-top: 0.375rem;
  }
  ol {
    margin-top: 0.5rem;
    padding-left: 1.25rem;
    color: ${colour('muted')};
  }
  > div:last-child {
    flex-basis: 100%;
  }
  small {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;

type Task = { task: 'adding' } | { task: 'editing' | 'deleting'; template: AlertTemplate };
type Move = { name: string; by: -1 | 1; place: number };

/** The templates as they are proposed, and what can be done with each. */
export function TemplateList() {
  const { client } = useServices();
  const { data: templates } = useSuspenseQuery(alertTemplatesQuery(client));
  const { notice, active, open, close, onSaved, onDeleted, say } = useRecordTask<Task>(texts);
  const moving = useMutation({
    mutationFn: ({ name, by }: Move) => changeTemplates(client, moveTemplate(name, by)),
    meta: { invalidates: TEMPLATE_INVALIDATES, isFailureShown: true },
    onSuccess: (_, { name, place }) => say(texts.moved(name, place)),
  });
  const actionsFor = (template: AlertTemplate, at: number) => {
    const { name } = template;
    const move = (by: -1 | 1) => moving.mutate({ name, by, place: at + by + 1 });
    return [
      { text: texts.edit, icon: Pencil, onDo: () => open({ task: 'editing', template }) },
      ...(at > 0 ? [{ text: texts.up, icon: ArrowUp, onDo: () => move(-1) }] : []),
      ...(at < templates.length - 1 ? [{ text: texts.down, icon: ArrowDown, onDo: () => move(1) }] : []),
      ...(templates.length > 1
        ? [{ text: texts.remove, icon: Trash2, onDo: () => open({ task: 'deleting', template }) }]
        : []),
    ];
  };
  return (
    <>
      <NoticeBar notice={notice} />
      {moving.isError && <Failure>{failureOf(moving.error)}</Failure>}
      <List aria-label={texts.list}>
        {templates.map((template, at) => (
          <Row key={template.name}>
            <h2>{template.name}</h2>
            <RowActions name={template.name} actions={actionsFor(template, at)} />
            <div>
              <Tag>{alertLevelNames[template.level]}</Tag> <small>{texts.lasts(template.hours)}</small>
              <p>{template.title}</p>
              <ol>
                {template.instructions.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </Row>
        ))}
      </List>
      {templates.length < MAX_ALERT_TEMPLATES && (
        <Button type="button" data-look="quiet" onClick={() => open({ task: 'adding' })}>
          <Plus aria-hidden="true" size={20} />
          {texts.add}
        </Button>
      )}
      {(active.task === 'adding' || active.task === 'editing') && (
        <TemplateForm
          template={active.task === 'adding' ? null : active.template}
          all={templates}
          onSaved={onSaved}
          onClose={close}
        />
      )}
      {active.task === 'deleting' && (
        <DeleteRecord
          title={texts.removeTitle(active.template.name)}
          text={texts.removeText}
          remove={() => changeTemplates(client, withoutTemplate(active.template.name))}
          invalidates={TEMPLATE_INVALIDATES}
          onDeleted={() => onDeleted(active.template.name)}
          onClose={close}
        />
      )}
    </>
  );
}
