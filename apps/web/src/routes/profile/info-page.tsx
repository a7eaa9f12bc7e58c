import { type LoaderContext, usePageData } from '../../router/page-route.ts';
import { needSession } from '../../session/need-right.ts';
import { Directory, loadDirectory } from './info/directory.tsx';
import { loadPerson, Person } from './info/person.tsx';

/** The directory of colleagues, or one of them. */
export async function loader({ services, params, url }: LoaderContext) {
  const session = needSession(services);
  return params.uid === undefined
    ? await loadDirectory(services, url.searchParams)
    : await loadPerson(services, session, params.uid);
}

/** Colleagues, and oneself. Source: SPEC section 2, /profile/info/:uid?. */
export function Page() {
  const data = usePageData<typeof loader>();
  return data.kind === 'directory' ? <Directory {...data} /> : <Person key={data.person.id} {...data} />;
}
