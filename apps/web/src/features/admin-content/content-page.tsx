import { pillShape } from '@brandpost/ui/fields';
import { CalendarDays, List, ListTree } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { loadRecords } from '../../administration/table/record-list.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { adminContentTexts, adminContentTexts as texts } from './admin-content-texts.ts';
import { calendarQuery } from './calendar/calendar-query.ts';
import { calendarTexts } from './calendar/calendar-texts.ts';
import { ContentCalendar } from './calendar/content-calendar.tsx';
import { monthIn } from './calendar/month.ts';
import { ContentTable } from './content-table.tsx';
import { ContentTree } from './content-tree.tsx';
import { CALENDAR_VIEW, TREE_VIEW, viewIn } from './content-view.ts';
import { CONTENT, contentNamesQuery, pageTreeQuery } from './fetch-content.ts';

const Way = styled(Link)`
  ${pillShape}
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 1rem;
`;

/** The ways to see what is written, but the one that is open. */
function Ways({ but }: { but: 'list' | 'tree' | 'calendar' }) {
  const ways = [
    { view: 'list', to: adminPaths.content(), icon: List, text: texts.list },
    { view: 'tree', to: `${adminPaths.content()}?vy=${TREE_VIEW}`, icon: ListTree, text: texts.tree },
    {
      view: 'calendar',
      to: `${adminPaths.content()}?vy=${CALENDAR_VIEW}`,
      icon: CalendarDays,
      text: calendarTexts.calendar,
    },
  ];
  return ways
    .filter(({ view }) => view !== but)
    .map(({ view, to, icon: Icon, text }) => (
      <Way key={view} to={to} state={SAME_PLACE}>
        <Icon aria-hidden="true" size={18} />
        {text}
      </Way>
    ));
}

/**
 * All that is written, as a table, as a tree of pages or as a calendar, and what can be done with it.
 * Source: UX, Admin tables, Content.
 */
function Content() {
  const view = viewIn(new URLSearchParams(useLocation().search));
  if (view === 'list') return <ContentTable tools={<Ways but="list" />} />;
  return (
    <>
      <Top>
        <Ways but={view} />
      </Top>
      {view === 'tree' ? <ContentTree /> : <ContentCalendar />}
    </>
  );
}

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'create_post', 'publish_post', 'delete_post');
  const { client, now } = services;
  const view = viewIn(url.searchParams);
  if (view === 'tree') await needQuery(services, pageTreeQuery(client));
  else if (view === 'calendar') {
    await needQuery(services, calendarQuery(client, monthIn(url.searchParams, now)));
  } else {
    await Promise.all([
      loadRecords(services, url, CONTENT),
      needQuery(services, contentNamesQuery(services)),
    ]);
  }
  return { meta: adminMeta(adminContentTexts, adminPaths.content()) };
}

/** Source: SPEC section 2, /profile/admin/content. */
export function Page() {
  return (
    <Titled title={adminContentTexts.title} text={adminContentTexts.text}>
      <Content />
    </Titled>
  );
}
