import { readFile } from 'node:fs/promises';

type Row = { id: number; type: string; slug: string; status: string; unpublishedDate: string | null };

/** The demo service's public records, with the posts in the wording of the wire. */
export type DemoContent = {
  posts: (Row & Record<string, unknown>)[];
  links: (Record<string, unknown> & { type: string })[];
  nodes: Record<string, unknown>[];
  media: Record<string, unknown>[];
  categories: (Record<string, unknown> & { type: string })[];
  users: DemoUser[];
  /** The one that all accounts have. */
  password: string;
};

export type DemoUser = Record<string, unknown> & {
  id: number;
  username: string;
  roles: { key: string }[];
  capabilities: { key: string; value: boolean }[];
};

const FOLDER = new URL('../../../demo/content/', import.meta.url);

async function read<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(`${name}.json`, FOLDER), 'utf8'));
}

/** Published, untargeted posts and all other records of the demo content. */
export async function readDemoContent(): Promise<DemoContent> {
  const files = ['pages', 'news', 'alerts'].map((name) => read<Record<string, unknown>[]>(name));
  const posts = (await Promise.all(files)).flat().map(wirePost);
  return {
    posts: posts.filter(isPublished),
    links: await read('links'),
    nodes: await read('nodes'),
    media: (await read<Record<string, unknown>[]>('media')).map(
      ({ fileType: type, widthPx: width = null, heightPx: height = null, ...rest }) => ({
        ...rest,
        type,
        width,
        height,
      }),
    ),
    categories: await read('categories'),
    users: await read('users'),
    password: (await read<{ password: string }>('about')).password,
  };
}

function wirePost(post: Record<string, unknown>): Row & Record<string, unknown> {
  const { blurbs, nodeIds, categoryIds, userIds, editorIds, ...rest } = post;
  return {
    ...(rest as Row),
    blurb: JSON.stringify(blurbs),
    info: JSON.stringify(rest.info),
    nodeId: nodeIds,
    categoryId: categoryIds,
    userId: userIds,
  };
}

function isPublished(post: Row): boolean {
  return (
    post.status === 'publish' &&
    (post.unpublishedDate === null || new Date(post.unpublishedDate) > new Date())
  );
}
