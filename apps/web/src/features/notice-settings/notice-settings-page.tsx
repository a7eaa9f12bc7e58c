import { useSuspenseQuery } from '@tanstack/react-query';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { useServices } from '../../api/services.ts';
import { PageTitle } from '../../layout/profile/page-title.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { noticeSettingsQuery, pushKeyQuery } from '../../queries/notices.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { needSession } from '../../session/need-right.ts';
import { NoticeSettingsForm } from './notice-settings-form.tsx';
import { noticeSettingsTexts as texts } from './notice-settings-texts.ts';

export async function loader({ services }: LoaderContext) {
  needSession(services);
  await Promise.all([
    needQuery(services, noticeSettingsQuery(services.client)),
    needQuery(services, pushKeyQuery(services.client)),
  ]);
  const { title, description } = texts;
  return { meta: { title, description, canonicalPath: staffPaths.noticeSettings(), isIndexed: false } };
}

/** How somebody is notified beside the bell, and when they are left alone. */
export function Page() {
  const { client } = useServices();
  const { data: settings } = useSuspenseQuery(noticeSettingsQuery(client));
  const { data: publicKey } = useSuspenseQuery(pushKeyQuery(client));
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <p>{texts.intro}</p>
      <NoticeSettingsForm settings={settings} publicKey={publicKey} />
    </>
  );
}
