import { toSwedishClock } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { pillShape } from '@brandpost/ui/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { NoticeBar } from '../../../administration/table/notice-bar.tsx';
import { useServices } from '../../../api/services.ts';
import { SAME_PLACE } from '../../../navigation/same-place.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { CALENDAR_VIEW } from '../content-view.ts';
import { CalendarItem } from './calendar-item.tsx';
import { type CalendarEntry, calendarQuery, isAhead } from './calendar-query.ts';
import { CalendarTable } from './calendar-table.tsx';
import { calendarTexts as texts } from './calendar-texts.ts';
import { mayMove } from './may-move.ts';
import { monthAfter, monthIn, onDay, weeksOf } from './month.ts';
import { MoveEntry } from './move-entry.tsx';
import { useCalendarMoves } from './use-calendar-moves.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1rem;
`;
/* In sight wherever in the month something was moved. */
const Outcome = styled.div`
  position: sticky;
  z-index: 20;
  bottom: max(1rem, env(safe-area-inset-bottom));
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;

  h2 {
    flex: 1 0 auto;
    min-width: min(100%, 14rem);
    font-size: 1.5rem;
  }
  @media (max-width: 47.99rem) {
    h2 {
      min-width: 0;
      font-size: 1.25rem;
    }
  }
`;
const Ways = styled.div`
  display: flex;
  gap: 0.5rem;
`;
const Way = styled(Link)`
  ${pillShape}
`;
const Help = styled.p`
  max-width: 46rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const TODAY_IN_ITS_MONTH = '[aria-current="date"]:not([data-other="true"])';
const NO_ENTRIES: readonly CalendarEntry[] = [];

/** What is published and what ends, by the days of a month. It is moved by hand and by keys; each move can be taken back. */
export function ContentCalendar() {
  const { client, now } = useServices();
  const session = ownSession(useSession());
  const { pathname, search } = useLocation();
  const month = monthIn(new URLSearchParams(search), now);
  const { data: entries = NO_ENTRIES, isPending } = useQuery({
    ...calendarQuery(client, month),
    placeholderData: keepPreviousData,
  });
  const { move, notice } = useCalendarMoves();
  const [dragged, setDragged] = useState<string | null>(null);
  const [asked, setAsked] = useState<CalendarEntry | null>(null);
  const keepFocus = useFocusKept(entries);
  const { table, seekToday } = useTodaySought(month);
  const navigate = useNavigate();
  const moveTo = (entry: CalendarEntry | undefined, day: string) => {
    const to = entry === undefined ? null : onDay(entry.at, day);
    const isShown = weeksOf(month).some((week) => week.includes(day));
    // What leaves the weeks that are shown is followed to where it goes.
    const follow = isShown ? undefined : () => void navigate(addressOf(day.slice(0, 7)), way);
    if (entry !== undefined && to !== null) move(entry, to, follow);
  };
  const addressOf = (of: string) => `${pathname}?vy=${CALENDAR_VIEW}&manad=${of}`;
  const way = { state: SAME_PLACE, preventScrollReset: true };
  return (
    <Frame>
      <Head>
        <h2 aria-live="polite">{texts.month(month)}</h2>
        <Ways>
          <Way to={addressOf(monthAfter(month, -1))} aria-label={texts.earlier} {...way}>
            <ChevronLeft aria-hidden="true" size={18} />
          </Way>
          <Way to={`${pathname}?vy=${CALENDAR_VIEW}`} onClick={seekToday} {...way}>
            {texts.today}
          </Way>
          <Way to={addressOf(monthAfter(month, 1))} aria-label={texts.later} {...way}>
            <ChevronRight aria-hidden="true" size={18} />
          </Way>
        </Ways>
      </Head>
      <Help>{texts.help}</Help>
      {!isPending && entries.length === 0 && <p>{texts.none}</p>}
      <CalendarTable
        place={table}
        month={month}
        today={toSwedishClock(now).slice(0, 10)}
        entries={entries}
        isDragging={dragged !== null}
        onDrop={(day) =>
          moveTo(
            entries.find(({ key }) => key === dragged),
            day,
          )
        }
      >
        {(entry) => (
          <CalendarItem
            key={entry.key}
            entry={entry}
            isAhead={isAhead(entry, now)}
            mayBeMoved={isAhead(entry, now) && session !== null && mayMove(session, entry)}
            onDrag={setDragged}
            onMoveTo={(day) => {
              keepFocus(entry.key);
              moveTo(entry, day);
            }}
            onAsk={() => setAsked(entry)}
          />
        )}
      </CalendarTable>
      <Outcome>
        <NoticeBar notice={notice} failed={() => texts.notMoved} />
      </Outcome>
      {asked !== null && <MoveEntry entry={asked} onMove={move} onClose={() => setAsked(null)} />}
    </Frame>
  );
}

/** Leads to today, which is far down the list of a phone, once its month is shown. */
function useTodaySought(month: string) {
  const table = useRef<HTMLTableElement>(null);
  const [isSought, setIsSought] = useState(false);
  useEffect(() => {
    const today = isSought ? table.current?.querySelector<HTMLElement>(TODAY_IN_ITS_MONTH) : null;
    if (!today) return;
    today.focus();
    setIsSought(false);
  }, [isSought, month]);
  return { table, seekToday: () => setIsSought(true) };
}

/** What is moved by keys keeps focus in the day that it comes to. */
function useFocusKept(entries: readonly CalendarEntry[]): (key: string) => void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // Anyone who has gone on meanwhile is left where they are; the notice takes focus where what had it is gone.
    const isLost = activeElement === body || activeElement?.getAttribute('role') === 'status';
    if (kept.current === null || !isLost) return;
    const handle = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(kept.current)}"]`);
    // In another month it is there when that is.
    if (handle === null) return;
    handle.focus();
    kept.current = null;
  }, [entries]);
  return (key) => {
    kept.current = key;
  };
}
