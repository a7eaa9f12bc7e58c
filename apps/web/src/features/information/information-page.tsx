import { readingOf } from '@brandpost/domain';
import { Button, VisuallyHidden } from '@brandpost/ui';
import { useMutation } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { SmallButton } from '../../forms/form-group.tsx';
import { PageTitle } from '../../layout/profile/page-title.ts';
import { Cards, Nothing, Section } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { useProfile } from '../../layout/profile/use-profile.ts';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { OWN_INVALIDATES, type StaffPost, toReadFrom } from '../../queries/profile.ts';
import { markRead, markUnread } from '../../queries/reading-marks.ts';
import { AlertList } from './alert-list.tsx';
import { InformationCard } from './information-card.tsx';
import { INFORMATION_VIEWS, informationView, pathOfView } from './information-view.ts';

const { information: texts } = staffTexts;
const EMPTY = { all: texts.none, unread: texts.noneUnread, read: texts.noneRead } as const;

export async function loader({ url }: LoaderContext) {
  return {
    meta: {
      title: texts.title,
      description: texts.description,
      canonicalPath: paths.information(),
      isIndexed: false,
    },
    view: informationView(url.searchParams),
  };
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.75rem 1rem;
  margin-bottom: 1.25rem;

  ul {
    margin-top: 0;
  }
`;

/**
 * All information to somebody, and the alerts that are on, kept apart: of these only those that are to be acknowledged
 * are read or unread, as on the own page. Source: SPEC section 4, Notifications.
 */
export function Page() {
  const { view } = usePageData<typeof loader>();
  const profile = useProfile();
  const { mutate, isPending } = useMarks(profile.user.id);
  const [said, setSaid] = useState('');
  const isShown = (post: StaffPost) =>
    view === 'all' || readingOf(post, profile).isRead === (view === 'read');
  const toRead = toReadFrom(profile);
  const information = profile.information.filter(isShown);
  const alerts = toRead.filter((post) => post.type === 'alert' && isShown(post));
  const otherAlerts = view === 'all' ? profile.alerts.filter((post) => !toRead.includes(post)) : [];
  const unread = toRead.filter((post) => !readingOf(post, profile).isRead);
  const heading = useLostFocus<HTMLHeadingElement>(unread.length);
  const markAll = () =>
    mutate({ ids: unread.map(({ id }) => id), isRead: true }, { onSuccess: () => setSaid(texts.markedAll) });
  return (
    <>
      <PageTitle ref={heading} tabIndex={-1}>
        {texts.title}
      </PageTitle>
      <Bar>
        <FilterLinks
          label={texts.filter}
          links={INFORMATION_VIEWS.map((name) => ({
            name: texts[name],
            path: pathOfView(name),
            isCurrent: name === view,
          }))}
        />
        {unread.length > 0 && (
          <Button type="button" data-look="quiet" onClick={markAll} {...ariaDisabled(isPending)}>
            <CheckCheck aria-hidden="true" size={20} />
            {texts.markAll}
          </Button>
        )}
      </Bar>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {information.length + alerts.length + otherAlerts.length === 0 && (
        <Nothing>
          {EMPTY[view]} {view !== 'all' && <Link to={pathOfView('all')}>{texts.showAll}</Link>}
        </Nothing>
      )}
      <div>
        {alerts.length + otherAlerts.length > 0 && (
          <Section title={texts.alerts}>
            <CardsOf posts={alerts} />
            {otherAlerts.length > 0 && <AlertList alerts={otherAlerts} />}
          </Section>
        )}
        {information.length > 0 && (
          <Section title={texts.information}>
            <CardsOf posts={information} />
          </Section>
        )}
      </div>
    </>
  );
}

function CardsOf({ posts }: { posts: readonly StaffPost[] }) {
  return (
    posts.length > 0 && (
      <Cards>
        {posts.map((post) => (
          <InformationCard key={post.id} post={post}>
            <MarkButton post={post} />
          </InformationCard>
        ))}
      </Cards>
    )
  );
}

function MarkButton({ post }: { post: StaffPost }) {
  const profile = useProfile();
  const { mutate, isPending } = useMarks(profile.user.id);
  const { isRead } = readingOf(post, profile);
  return (
    <SmallButton
      type="button"
      onClick={() => mutate({ ids: [post.id], isRead: !isRead })}
      {...ariaDisabled(isPending)}
    >
      {isRead ? texts.markUnread : texts.markRead}
      <VisuallyHidden>{texts.markOf(post.title)}</VisuallyHidden>
    </SmallButton>
  );
}

/** Marks posts as read, or takes that back. */
function useMarks(userId: number) {
  const { client } = useServices();
  return useMutation({
    mutationFn: ({ ids, isRead }: { ids: number[]; isRead: boolean }) =>
      (isRead ? markRead : markUnread)(client, userId, ids),
    meta: { invalidates: OWN_INVALIDATES },
  });
}
