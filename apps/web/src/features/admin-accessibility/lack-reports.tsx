import type { LackReport } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ClipboardPen, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import type { RecordField, RecordValues } from '../../administration/table/record-field.ts';
import { listIn, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { lackReportsQuery } from './accessibility-queries.ts';
import { adminAccessibilityTexts } from './admin-accessibility-texts.ts';

const texts = adminAccessibilityTexts.reports;
const MAX_ANSWER = 4000;
const SEND = 'send';

const List = styled.ul`
  display: grid;
  gap: 1rem;
  margin: 1rem 0 2.5rem;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding: 1.25rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-left: 6px solid ${colour('primary')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  overflow-wrap: anywhere;

  &[data-state='answered'] {
    border-left-color: ${colour('good')};
  }
  &[data-late='true'] {
    border-left-color: ${colour('warning')};
    background: ${colour('warning-bg')};
  }
  blockquote {
    margin: 0;
    white-space: pre-line;
  }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.25rem;
  color: ${colour('muted')};
  font-size: 1rem;

  strong {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    color: ${colour('ink')};
  }
`;

function fieldsFor({ canBeSent, email }: LackReport): RecordField[] {
  const isAnswered = (values: RecordValues) => textIn(values, 'state') === 'answered';
  return [
    {
      kind: 'select',
      name: 'state',
      label: texts.state,
      options: (['new', 'ongoing', 'answered'] as const).map((value) => ({
        value,
        text: texts.states[value],
      })),
    },
    {
      kind: 'lines',
      name: 'answer',
      label: texts.answerField,
      hint: canBeSent ? texts.answerToSendHint : texts.answerHint,
      most: MAX_ANSWER,
    },
    ...(canBeSent
      ? [
          {
            kind: 'checks' as const,
            name: 'send',
            label: texts.sending,
            options: [{ value: SEND, text: texts.sendTo(email) }],
            isOfUse: isAnswered,
          },
        ]
      : []),
  ];
}

type Task = { task: 'answering'; report: LackReport };

/** What people have reported as not accessible, and how far it has come. */
export function LackReports() {
  const { client, now } = useServices();
  const { data: reports } = useSuspenseQuery(lackReportsQuery(client));
  const { notice, active, open, close, onSaved } = useRecordTask<Task>({
    saved: (said) => said,
    removed: () => '',
  });
  return (
    <>
      <NoticeBar notice={notice} />
      <List aria-label={texts.title}>
        {reports.length === 0 && <li>{texts.none}</li>}
        {reports.map((report) => (
          <OneReport
            key={report.id}
            report={report}
            now={now}
            onChange={() => open({ task: 'answering', report })}
          />
        ))}
      </List>
      {active.task === 'answering' && (
        <RecordForm
          title={texts.changeTitle}
          fields={fieldsFor(active.report)}
          values={{ state: active.report.state, answer: active.report.answer, send: [SEND] }}
          validate={() => ({ ok: true })}
          save={async (values) => {
            const state = textIn(values, 'state') as LackReport['state'];
            const send =
              active.report.canBeSent && state === 'answered' && listIn(values, 'send').includes(SEND);
            const json = { state, answer: textIn(values, 'answer'), send };
            await client.call('answerLackReport', { params: { id: active.report.id }, json });
            return send ? texts.sent : texts.saved;
          }}
          invalidates={[queryKeys.accessibility]}
          onSaved={onSaved}
          onClose={close}
        />
      )}
    </>
  );
}

type OneReportProps = { report: LackReport; now: Date; onChange: () => void };

function OneReport({ report, now, onChange }: OneReportProps) {
  const { state, page, description, email, answer, reportedAt, dueAt, answeredAt } = report;
  const isLate = state !== 'answered' && Date.parse(dueAt) < now.getTime();
  return (
    <Item data-state={state} data-late={isLate}>
      <Facts>
        <strong>{texts.states[state]}</strong>
        {isLate && (
          <strong>
            <Clock aria-hidden="true" size={18} />
            {texts.late}
          </strong>
        )}
        <span>
          {texts.reported} {formatDate(reportedAt)}
        </span>
        <span>
          {answeredAt === null
            ? `${texts.due} ${formatDate(dueAt)}`
            : `${texts.answered} ${formatDate(answeredAt)}`}
        </span>
      </Facts>
      <p>
        {texts.page} {page === '' ? texts.wholeSite : page}
      </p>
      <blockquote>{description}</blockquote>
      {answer !== '' && (
        <p>
          <strong>{texts.answer}</strong> {answer}
        </p>
      )}
      {state !== 'answered' && (
        <p>
          {email === '' ? (
            texts.noEmail
          ) : (
            <>
              {texts.email}{' '}
              <a href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(texts.subject)}`}>
                {email}
              </a>
            </>
          )}
        </p>
      )}
      <Button
        type="button"
        data-look="quiet"
        onClick={onChange}
        aria-label={`${texts.change}: ${description.slice(0, 60)}`}
      >
        <ClipboardPen aria-hidden="true" size={20} />
        {texts.change}
      </Button>
    </Item>
  );
}
