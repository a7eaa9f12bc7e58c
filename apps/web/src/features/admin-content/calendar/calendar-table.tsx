import { formatWeekday } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { AS_LIST } from './as-list.ts';
import type { CalendarEntry } from './calendar-query.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import { type Month, weeksOf } from './month.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  th {
    padding: 0.5rem;
    font-size: 0.875rem;
    text-align: start;
  }
  td {
    height: 6.5rem;
    padding: 0.375rem;
    border: 1px solid ${colour('line')};
    vertical-align: top;
  }
  td + td,
  tr + tr td {
    margin: -1px 0 0 -1px;
  }
  td[data-other='true'] {
    background: ${colour('surface')};
    color: ${colour('muted')};
  }
  td[aria-current='date'] {
    scroll-margin-block: 6rem;
  }
  td[aria-current='date'] > time {
    padding: 0 0.5rem;
    border-radius: 999px;
    box-decoration-break: clone;
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  td[data-over='true'] {
    outline: 2px solid ${colour('primary')};
    outline-offset: -2px;
  }
  td > time {
    font-size: 0.875rem;
    font-weight: 600;
  }
  time > span {
    display: none;
  }
  ul {
    display: grid;
    gap: 0.25rem;
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }

  /* Today and the days on which something happens, one below the other. */
  ${AS_LIST} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    thead,
    td[data-empty='true']:not([aria-current='date']) {
      display: none;
    }
    td,
    td + td,
    tr + tr td {
      height: auto;
      margin: 0 0 0.5rem;
      padding: 0.625rem;
      border-radius: var(--bp-radius-s);
    }
    td > time {
      font-size: 1rem;
    }
    time > span {
      display: inline;
    }
    time > b {
      display: none;
    }
  }
`;

type CalendarTableProps = {
  place: Ref<HTMLTableElement>;
  month: Month;
  today: string;
  entries: readonly CalendarEntry[];
  isDragging: boolean;
  onDrop: (day: string) => void;
  children: (entry: CalendarEntry) => ReactNode;
};

/** The weeks of a month with what happens on each day; on phones a list of today and the days on which something does. */
export function CalendarTable({
  place,
  month,
  today,
  entries,
  isDragging,
  onDrop,
  children,
}: CalendarTableProps) {
  const [over, setOver] = useState<string | null>(null);
  const dropOn = (day: string) =>
    isDragging && {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(day);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(null);
        onDrop(day);
      },
    };
  return (
    <Table ref={place} aria-label={texts.month(month)}>
      <thead>
        <tr>
          {texts.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const ofDay = entries.filter((entry) => entry.day === day);
              return (
                <td
                  key={day}
                  data-day={day}
                  data-other={!day.startsWith(month)}
                  {...(day === today && { 'aria-current': 'date', tabIndex: -1 })}
                  data-over={isDragging && over === day}
                  data-empty={ofDay.length === 0}
                  {...dropOn(day)}
                >
                  <time dateTime={day}>
                    <b>{Number(day.slice(8))}</b>
                    <span>{formatWeekday(`${day}T12:00:00Z`)}</span>
                  </time>
                  {ofDay.length > 0 && <ul>{ofDay.map(children)}</ul>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
