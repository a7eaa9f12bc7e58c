import type { SearchHit, WireMedia } from '@brandpost/rubicore-api';
import alerts from '../../../../demo/content/alerts.json' with { type: 'json' };
import categories from '../../../../demo/content/categories.json' with { type: 'json' };
import links from '../../../../demo/content/links.json' with { type: 'json' };
import media from '../../../../demo/content/media.json' with { type: 'json' };
import news from '../../../../demo/content/news.json' with { type: 'json' };
import nodes from '../../../../demo/content/nodes.json' with { type: 'json' };
import pages from '../../../../demo/content/pages.json' with { type: 'json' };
import type { SiteContent, StoryPost } from './site-content.ts';

type StoredPost = {
  status: string;
  media: { id: number; filename: string } | null;
  blurbs: readonly unknown[];
};

/** The demo's posts as they travel: lists under their names on the wire, the picture with its record. */
function published(stored: readonly StoredPost[]): StoryPost[] {
  return stored
    .filter(({ status }) => status === 'publish')
    .map(
      ({ blurbs, ...post }) => ({ ...post, blurb: blurbs, media: pictureOf(post) }) as unknown as StoryPost,
    );
}

function pictureOf(post: Pick<StoredPost, 'media'>) {
  const record = media.find(({ id }) => id === post.media?.id);
  return record === undefined ? null : { ...record, width: 1200, height: 800 };
}

const posts = published([...pages, ...news, ...alerts] as unknown as StoredPost[]);

function hitFrom({ id, type, title, excerpt, slug, publishedDate }: StoryPost): SearchHit {
  const [first = '', ...rest] = excerpt.split(' ');
  return {
    kind: 'post',
    id,
    type,
    title,
    excerpt,
    slug,
    url: null,
    publishedDate: publishedDate ?? null,
    snippet: [
      { text: first, isMatch: true },
      { text: ` ${rest.join(' ')}`, isMatch: false },
    ],
  };
}

const hits = posts.slice(0, 12).map(hitFrom);

/** The files that the workbook has a drawing for, and the papers; one picture has no alt text, another is too small. */
const DRAWN = [
  'brandvarnare-i-tak.jpg',
  'brandfilt-kok.jpg',
  'adventsljusstake.jpg',
  'rib-grupp-vid-bil.jpg',
];
const files = media
  .filter(({ filename, fileType }) => DRAWN.includes(filename) || fileType === 'application/pdf')
  .map(({ fileType, uploadDescription, ...record }, index): WireMedia => {
    const isPicture = fileType.startsWith('image/');
    return {
      ...record,
      alt: index === 1 ? '' : record.alt,
      type: fileType,
      description: uploadDescription,
      size: 182_000 + index * 9_100,
      width: isPicture ? (index === 2 ? 640 : 1600) : null,
      height: isPicture ? (index === 2 ? 427 : 1067) : null,
      createdDate: '2026-11-02T09:30:00+01:00',
      usedBy: index % 3,
    };
  });

/** The demo service, Räddningstjänsten Norrån. */
export const DEMO_SITE: SiteContent = {
  name: nodes.find(({ parent }) => parent === null)?.name ?? '',
  posts,
  links,
  hits,
  summary: {
    total: hits.length,
    counts: [
      { type: 'page', count: hits.length - 3 },
      { type: 'page-related', count: 3 },
    ],
    didYouMean: 'brandvarnare',
  },
  media: files,
  categories,
};

/** The demo's posts of one kind. */
export function demoPosts(type: StoryPost['type']): StoryPost[] {
  return posts.filter((post) => post.type === type);
}
