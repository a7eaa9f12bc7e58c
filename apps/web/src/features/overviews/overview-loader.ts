import { LANGUAGES, languageNames } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import { need, notFound, want } from '../../api/read.ts';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import { loadFrame } from '../../article/load-frame.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { fetchChildPages, fetchPagesIn, fetchSections } from '../../queries/pages.ts';
import { needPost } from '../../queries/post.ts';
import { fetchAlertsIn } from '../../queries/translated-alerts.ts';
import { introductions, overviewTexts } from './overview-texts.ts';

export async function loader({ services, params: { slug }, url }: LoaderContext) {
  const asked = url.searchParams.get('sprak');
  if (slug === undefined && asked !== null) return loadLanguage(services, asked);
  if (slug === undefined) {
    const sections = await need(services, fetchSections(services));
    const { title, description } = overviewTexts;
    const meta = { title, description, canonicalPath: paths.overview() };
    return { meta, sections, section: null, inLanguage: null };
  }
  const post = await needPost(services, slug, url.pathname);
  const [pages, resources] = await Promise.all([
    want(services, fetchChildPages(services, post.id), []),
    loadContent(services, post),
  ]);
  const meta = metaOfPost(post, paths.post(post), { trail: [] });
  return { meta, sections: null, section: { post, resources, pages }, inLanguage: null };
}

/** All that there is in a language beside Swedish. */
async function loadLanguage(services: LoaderContext['services'], asked: string) {
  const language = LANGUAGES.find((one) => one === asked);
  if (language === undefined) throw notFound();
  const [pages, alerts, siteFrame] = await Promise.all([
    need(services, fetchPagesIn(services, language)),
    want(services, fetchAlertsIn(services, language), []),
    loadFrame(services, language),
  ]);
  if (pages.length === 0 && alerts.length === 0) throw notFound();
  const title = languageNames[language];
  const meta = {
    ...{ title, language, canonicalPath: paths.pagesIn(language) },
    description: introductions[language] ?? overviewTexts.inLanguage(title),
  };
  return { meta, siteFrame, sections: null, section: null, inLanguage: { language, pages, alerts } };
}
