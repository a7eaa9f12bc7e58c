import type { AlertLogEntry } from '@brandpost/rubicore-api';
import { formatDateTime, formatExactTime } from '@brandpost/swedish';
import { Button, colour, Tag } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { useLayoutData } from '../../layout/layout-data.ts';
import { Nothing } from '../../layout/profile/section.tsx';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { adminAlertLogTexts as texts } from './admin-alert-log-texts.ts';
import {
  alertLogPath,
  alertLogQuery,
  alertLogViewFrom,
  MAX_ENTRIES,
  PERIODS_DAYS,
} from './alert-log-view.ts';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: end;
  justify-content: space-between;
  margin-block-end: 1rem;

  ul {
    margin-top: 0;
  }
  @media (max-width: 47.99rem) {
    ul {
      gap: 0.375rem;
    }
  }
  @media print {
    display: none;
  }
`;
const Printed = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;
/* A table on wide screens and on paper; on a phone each entry is a card. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;

  th, td {
    padding: 0.625rem 0.75rem 0.625rem 0;
    border-bottom: 1px solid ${colour('line')};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th[scope='row'] {
    width: 12rem;
    font-weight: 650;
  }
  q {
    quotes: none;
  }
  td a {
    display: inline-block;
    padding-block: 0.625rem;
    margin-block: -0.625rem;
  }
  @media screen and (max-width: 45rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr, th, td {
      display: block;
      width: auto !important;
      border: 0;
    }
    tr {
      padding-block: 0.75rem;
      border-bottom: 1px solid ${colour('line')};
    }
    th, td {
      padding-block: 0.125rem;
    }
  }
  @media print {
    margin-top: 0.5cm;
    font-size: 9pt;

    th, td {
      padding-block: 1mm;
      border-color: #000;
    }
    a {
      color: #000;
      text-decoration: none;
    }
  }
`;

/** Who did what with crisis alerts. The address says of which, and how far back; it prints as it is seen. */
export function AlertLog() {
  const { client, now } = useServices();
  const { siteName } = useLayoutData();
  const view = alertLogViewFrom(useSearchParams()[0]);
  const { data: entries } = useSuspenseQuery(alertLogQuery(client, view));
  return (
    <>
      <Choices>
        <FilterLinks
          label={texts.periods}
          links={PERIODS_DAYS.map((days) => ({
            name: texts.lastDays(days),
            path: alertLogPath({ ...view, days }),
            isCurrent: days === view.days,
          }))}
        />
        <Button type="button" data-look="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" size={20} /> {texts.print}
        </Button>
      </Choices>
      <Printed>{texts.printed(siteName, formatDateTime(now))}</Printed>
      {view.postId !== null && (
        <p>
          {entries[0] && texts.onlyOne(entries[0].title)}{' '}
          <Link to={alertLogPath({ ...view, postId: null })}>{texts.showAll}</Link>
        </p>
      )}
      {entries.length === 0 ? (
        <Nothing role="status">{texts.none}</Nothing>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{texts.columns.at}</th>
              <th scope="col">{texts.columns.who}</th>
              <th scope="col">{texts.columns.what}</th>
              <th scope="col">{texts.columns.alert}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  <time dateTime={entry.at}>{formatExactTime(entry.at)}</time>
                </th>
                <td>{whoDid(entry)}</td>
                <td>{whatWasDone(entry)}</td>
                <td>
                  {entry.isDrill && <Tag>{texts.drill}</Tag>}{' '}
                  <Link
                    to={alertLogPath({ ...view, postId: entry.postId })}
                    aria-label={texts.showOne(entry.title)}
                    state={SAME_PLACE}
                  >
                    {entry.title}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {entries.length === MAX_ENTRIES && <p>{texts.isCut(MAX_ENTRIES)}</p>}
    </>
  );
}

function whoDid({ actorName, isByPerson, subjectName }: AlertLogEntry): string {
  if (!isByPerson) return texts.service;
  const name = actorName || texts.erased;
  return subjectName === '' ? name : `${name} ${texts.as(subjectName)}`;
}

function whatWasDone({ action, text, until }: AlertLogEntry): string {
  return [
    texts.actions[action],
    ...(until === null ? [] : [texts.until(formatDateTime(until))]),
    ...(text === '' ? [] : [texts.quoted(text)]),
  ].join(' ');
}
