import { type LoaderContext, usePageData } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needSession } from '../../session/need-right.ts';
import { nameOf } from '../../session/use-session.ts';
import { peopleTexts } from '../../texts/people-texts.ts';
import { Directory, directoryQuery, directoryView } from './info/directory.tsx';
import { Person, personQuery } from './info/person.tsx';

/** The directory of colleagues, or one of them. */
export async function loader({ services, params: { uid }, url }: LoaderContext) {
  const session = needSession(services);
  const view = directoryView(url.searchParams);
  const title =
    uid === undefined
      ? await needQuery(services, directoryQuery(services.client, view)).then(
          () => peopleTexts.directory.title,
        )
      : nameOf((await needQuery(services, personQuery(services, session, uid))).person);
  const { description } = uid === undefined ? peopleTexts.directory : peopleTexts.person;
  return {
    meta: { title, description, canonicalPath: paths.profileInfo(uid), isIndexed: false },
    ...{ uid, view },
  };
}

/** Colleagues, and oneself. Source: SPEC section 2, /profile/info/:uid?. */
export function Page() {
  const { uid, view } = usePageData<typeof loader>();
  return uid === undefined ? <Directory {...view} /> : <Person key={uid} uid={uid} />;
}
