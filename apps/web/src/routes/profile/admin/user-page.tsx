import { useSuspenseQuery } from '@tanstack/react-query';
import { adminMeta } from '../../../administration/admin-meta.ts';
import { Titled } from '../../../administration/titled.tsx';
import { accountQuery } from '../../../administration/users/account-query.ts';
import { loadAffiliations } from '../../../administration/users/affiliations.ts';
import { OneUser } from '../../../administration/users/one-user.tsx';
import { useServices } from '../../../app/services.ts';
import { notFound } from '../../../queries/read.ts';
import { idIn } from '../../../router/id-in.ts';
import { type LoaderContext, usePageData } from '../../../router/page-route.ts';
import { paths } from '../../../router/paths.ts';
import { needQuery } from '../../../server-state/load-query.ts';
import { needRight } from '../../../session/need-right.ts';
import { nameOf } from '../../../session/use-session.ts';
import { adminUsersTexts } from '../../../texts/admin-users-texts.ts';

export async function loader({ services, params }: LoaderContext) {
  needRight(services, 'manage_user');
  const id = idIn(params.id);
  if (id === null) throw notFound();
  const [{ user }] = await Promise.all([
    needQuery(services, accountQuery(services, id)),
    loadAffiliations(services),
  ]);
  return { meta: adminMeta({ ...adminUsersTexts, title: nameOf(user) }, paths.adminUser(id)), id };
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
