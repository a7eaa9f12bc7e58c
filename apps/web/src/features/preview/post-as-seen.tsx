import type { Post } from '@brandpost/domain';
import type { AreaMapData } from '../../area-map/area-map-data.ts';
import type { ContentResources } from '../../queries/content.ts';
import { OneAlert } from '../alerts/one-alert.tsx';
import { NewsArticle } from '../news/news-article.tsx';
import { PageView } from '../pages/page-view.tsx';

type PostAsSeenProps = {
  post: Post;
  resources: ContentResources;
  /** Of an alert's area, where there is one. */
  map?: AreaMapData | null;
};

/** A post by the same view as on its own page, without what the menu's tree has around it. */
export function PostAsSeen({ post, resources, map = null }: PostAsSeenProps) {
  switch (post.type) {
    case 'alert':
      return <OneAlert post={post} resources={resources} map={map} />;
    case 'page':
    case 'page-related':
      return <PageView post={post} resources={resources} trail={[]} pagesBelow={[]} related={[]} />;
    default:
      return <NewsArticle post={post} resources={resources} related={[]} />;
  }
}
