import { paths } from '../../addresses/paths.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needSession } from '../../session/need-right.ts';
import { nameOf } from '../../session/use-session.ts';
import { Directory, directoryQuery, directoryView } from './directory.tsx';
import { peopleTexts } from './people-texts.ts';
import { Person, personQuery } from './person.tsx';

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
