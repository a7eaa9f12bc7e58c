import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import { loadContent, metaOfPost } from '../../article/load-content.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { fetchChildPages } from '../../queries/pages.ts';
import { needPost } from '../../queries/post.ts';
import { overviewTexts } from './overview-texts.ts';

const ROOT = 0;

export async function loader({ services, params: { slug }, url }: LoaderContext) {
  if (slug === undefined) {
    const sections = await need(services, fetchChildPages(services, ROOT));
    const { title, description } = overviewTexts;
    return { meta: { title, description, canonicalPath: paths.overview() }, sections, section: null };
  }
  const post = await needPost(services, slug, url.pathname);
  const [pages, resources] = await Promise.all([
    want(services, fetchChildPages(services, post.id), []),
    loadContent(services, post),
  ]);
  const meta = metaOfPost(post, paths.post(post), { trail: [] });
  return { meta, sections: null, section: { post, resources, pages } };
}
