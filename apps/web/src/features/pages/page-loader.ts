import { ACCESSIBILITY_PAGE_SLUG, asksAboutFire, FIRE_BAN_PAGE_SLUG, type Post } from '@brandpost/domain';
import { redirect } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { want } from '../../api/read.ts';
import { loadContent, loadRelated, metaOfPost } from '../../article/load-content.ts';
import { loadFrame } from '../../article/load-frame.ts';
import { vacancySubject } from '../../document/page-subject.ts';
import { loadFireBans } from '../../fire-ban/load-fire-bans.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { loadPlainForms } from '../../plain-forms/load-plain-forms.ts';
import { fetchAlternates } from '../../queries/alternates.ts';
import { fetchMenuPages, type MenuPage } from '../../queries/pages.ts';
import { needPost } from '../../queries/post.ts';
import { vacancyPart } from '../../vacancies/vacancy-part.ts';
import { type PageContext, pageContextOf } from './page-context.ts';
import { wordsAround } from './words-in-english.ts';

/**
 * A page, or with a second slug the page related to it: the same text at its own canonical address, with
 * the way back to where one came from.
 */
export async function loader({ services, params, url }: LoaderContext) {
  const { slug, related: through } = params;
  if (slug === undefined) throw redirect(paths.overview(), 301);
  const asked = want(services, fetchMenuPages(services), []);
  const post =
    through === undefined
      ? await needPost(services, slug, url.pathname)
      : await needPost(services, through, paths.page(through));
  const [pages, resources, related, alternates, siteFrame, fireBans, statement] = await Promise.all([
    asked,
    loadContent(services, post),
    loadRelated(services, post),
    want(services, fetchAlternates(services, post, asked), []),
    loadFrame(services, post.language),
    asked.then((pages) =>
      asksAboutFire(post.title) || isFireBanPage(post, pages) ? loadFireBans(services) : null,
    ),
    loadPlainForms().then((forms) =>
      post.slug === ACCESSIBILITY_PAGE_SLUG ? forms.wantStatement(services, url) : null,
    ),
    post.vacancy && vacancyPart.load(),
  ]);
  const from = through === undefined ? undefined : pages.find((page) => page.slug === slug);
  // From a page that has gone, or that has another address by now, there is the page itself.
  if (through !== undefined && from === undefined && pages.length > 0) throw redirect(paths.post(post), 301);
  const here = pageContextOf(pages, post);
  return {
    // The way of the true address, by which machines know the page: the same wherever one came from.
    meta: metaOfPost(post, paths.post(post), {
      trail: here.trail,
      subject: vacancySubject(post),
      alternates,
    }),
    post,
    resources,
    fireBans,
    fireBanPage: isFireBanPage(post, pages) ? null : (pages.find(isNamedFireBans)?.slug ?? null),
    statement,
    trail: trailThrough(from, here.trail),
    pagesBelow: here.pagesBelow,
    related,
    frame: wordsAround(post),
    siteFrame,
  };
}

/** The page of fire bans, and each of its versions in other languages. */
function isFireBanPage(post: Post, pages: readonly MenuPage[]): boolean {
  return isNamedFireBans(pages.find(({ id }) => id === post.translationOfId) ?? post);
}

function isNamedFireBans({ slug }: Pick<Post, 'slug'>): boolean {
  return slug === FIRE_BAN_PAGE_SLUG;
}

/** The way here by the tree, and last the page one came from, unless it is on the way already. */
function trailThrough(from: MenuPage | undefined, trail: PageContext['trail']): PageContext['trail'] {
  if (from === undefined) return trail;
  const step = { title: from.title, path: paths.post(from) };
  return trail.some(({ path }) => path === step.path) ? trail : [...trail, step];
}
