import { useSuspenseQuery } from '@tanstack/react-query';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { idIn } from '../../addresses/id-in.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { Titled } from '../../administration/titled.tsx';
import { notFound } from '../../api/read.ts';
import { useServices } from '../../api/services.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needRight } from '../../session/need-right.ts';
import { nameOf } from '../../session/use-session.ts';
import { accountQuery } from './account-query.ts';
import { adminUsersTexts } from './admin-users-texts.ts';
import { loadAffiliations } from './affiliations.ts';
import { OneUser } from './one-user.tsx';

export async function loader({ services, params }: LoaderContext) {
  needRight(services, 'manage_user');
  const id = idIn(params.id);
  if (id === null) throw notFound();
  const [{ user }] = await Promise.all([
    needQuery(services, accountQuery(services, id)),
    loadAffiliations(services),
  ]);
  return { meta: adminMeta({ ...adminUsersTexts, title: nameOf(user) }, adminPaths.user(id)), id };
}

/** One account. */
export function Page() {
  const { id } = usePageData<typeof loader>();
  const { data: account } = useSuspenseQuery(accountQuery(useServices(), id));
  return (
    <Titled title={nameOf(account.user)} text={adminUsersTexts.oneText}>
      <OneUser key={id} {...account} />
    </Titled>
  );
}
