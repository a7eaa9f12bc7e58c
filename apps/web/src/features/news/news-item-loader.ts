import { redirect } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { want } from '../../api/read.ts';
import { loadContent, loadRelated, metaOfPost } from '../../article/load-content.ts';
import { newsSubject, vacancySubject } from '../../document/page-subject.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { loadPlainForms } from '../../plain-forms/load-plain-forms.ts';
import { fetchMenuPages } from '../../queries/pages.ts';
import { needPost } from '../../queries/post.ts';
import { vacancyPart } from '../../vacancies/vacancy-part.ts';
import { isForStaff, trailOf } from './news-trail.ts';

export async function loader({ services, params, url }: LoaderContext) {
  if (params.slug === undefined) throw redirect(paths.newsList(), 301);
  const post = await needPost(services, params.slug, url.pathname);
  const [resources, related, pages] = await Promise.all([
    loadContent(services, post),
    loadRelated(services, post),
    want(services, fetchMenuPages(services), []),
    loadPlainForms(),
    post.vacancy && vacancyPart.load(),
  ]);
  const subject = vacancySubject(post) ?? newsSubject(post);
  return {
    meta: metaOfPost(post, paths.post(post), { trail: trailOf(post, pages), subject }),
    ...(isForStaff(post) && { isForStaff: true }),
    post,
    resources,
    related,
  };
}
