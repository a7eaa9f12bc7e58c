import { redirect } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { want } from '../../api/read.ts';
import { loadContent, loadRelated, metaOfPost } from '../../article/load-content.ts';
import { loadFrame } from '../../article/load-frame.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { loadPlainForms } from '../../plain-forms/load-plain-forms.ts';
import { fetchAlternates } from '../../queries/alternates.ts';
import { fetchMenuPages } from '../../queries/pages.ts';
import { needPost } from '../../queries/post.ts';
import { pageContextOf } from '../pages/page-context.ts';
import { wordsAround } from '../pages/words-in-english.ts';

export async function loader({ services, params: { slug }, url }: LoaderContext) {
  if (slug === undefined) throw redirect(paths.contactUs(), 301);
  const post = await needPost(services, slug, url.pathname);
  const asked = want(services, fetchMenuPages(services), []);
  const [pages, resources, related, alternates, siteFrame] = await Promise.all([
    asked,
    loadContent(services, post),
    loadRelated(services, post),
    want(services, fetchAlternates(services, post, asked), []),
    loadFrame(services, post.language),
    loadPlainForms(),
  ]);
  const { trail, pagesBelow } = pageContextOf(pages, post);
  const meta = metaOfPost(post, paths.post(post), { trail, alternates, subject: { kind: 'service' } });
  return { meta, post, resources, trail, pagesBelow, related, frame: wordsAround(post), siteFrame };
}
