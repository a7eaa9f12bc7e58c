import {
  ACCESSIBILITY_PAGE_SLUG,
  ADMINISTRATOR_ROLE_KEY,
  BLOCK_VERSION,
  CONTACT_PAGE_SLUG,
  COOKIE_PAGE_SLUG,
  type ContentNode,
  DEFAULT_CONFIGURATION,
  emptyPostFields,
  type FixedPageSlug,
  JOBS_PAGE_SLUG,
  type PostFields,
  type PostType,
  PRIVACY_PAGE_SLUG,
} from '@brandpost/domain';
import { sql } from 'kysely';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { keepVersion } from '../posts/storage/post-version.ts';
import { writePost } from '../posts/storage/write-post.ts';

/**
 * Writes what every service needs and the product looks for by number or key, where it is missing: the node
 * for everyone, the categories of files and of groups, and the administrators' role; and to begin from, drafts of the pages
 * that every service has, and roles that nobody has yet. Source: SPEC section 9.
 */
export async function bootstrap(trx: Database, now: Date): Promise<void> {
  const { groupCategoryId, defaultMediaCategoryId } = DEFAULT_CONFIGURATION;
  const root = {
    name: 'Gemensamt',
    name_key: swedishSortKey('Gemensamt'),
    value: 'gemensamt',
    parent_id: null,
  };
  const { rows } = await sql`select 1 from node limit 1`.execute(trx);
  if (rows.length === 0) {
    const { id } = await trx.insertInto('node').values(root).returning('id').executeTakeFirstOrThrow();
    await createFixedPages(trx, id, now);
    await createRoles(trx);
  }
  const categories = [
    { id: defaultMediaCategoryId, key: 'bilder', name: 'Bilder', type: 'media' },
    { id: groupCategoryId, key: 'grupper', name: 'Grupper', type: 'group' },
  ];
  for (const category of categories) {
    await trx
      .insertInto('category')
      .values({ ...category, name_key: swedishSortKey(category.name) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await sql`select setval(pg_get_serial_sequence('category', 'id'), (select max(id) from category))`.execute(
    trx,
  );
  await sql`insert into category_node (category_id, node_id)
    select ${groupCategoryId}::integer, min(id) from node on conflict do nothing`.execute(trx);
  await trx
    .insertInto('role')
    .values({ key: ADMINISTRATOR_ROLE_KEY, name: 'Administratör', name_key: swedishSortKey('Administratör') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Puts the pages that every service has to have into one that has none, as drafts for everyone's node. */
async function createFixedPages(trx: Database, nodeId: number, now: Date): Promise<void> {
  const write = async (page: PageToBeginFrom, at: { type: PostType; parentId: number; order: number }) => {
    const fields: PostFields = { ...emptyPostFields(), ...page, ...at, status: 'draft', nodeIds: [nodeId] };
    const postId = await writePost(trx, { ...fields, updatedDate: now.toISOString() });
    await keepVersion(trx, { postId, number: 1, fields, by: THE_SYSTEM, now });
    const change = { action: 'post.create', entity: 'post', entityId: postId, after: fields } as const;
    await recordChange(trx, THE_SYSTEM, change, now);
    return postId;
  };
  const parentId = await write(ABOUT_US, { type: 'page-related', parentId: 0, order: 1 });
  for (const [index, page] of PAGES_TO_BEGIN_FROM.entries()) {
    await write(page, { type: 'page', parentId, order: index + 1 });
  }
}

/**
 * Roles to begin from: what somebody needs for the work that the name says, and no more. None denies anything, since a
 * denial would follow those who have two. Source: SPEC section 6
 */
const ROLES_TO_BEGIN_FROM = [
  {
    key: 'rubicore-editor',
    name: 'Redaktör',
    may: ['create_post', 'publish_post', 'review_post', 'manage_link', 'manage_media'],
  },
  {
    key: 'rubicore-crisis-editor',
    name: 'Krisredaktör',
    may: ['create_post', 'publish_post', 'review_post', 'publish_alert', 'set_fire_ban'],
  },
  { key: 'rubicore-shift-leader', name: 'Styrkeledare', may: ['inform_group', 'follow_acknowledgement'] },
  { key: 'rubicore-employee', name: 'Medarbetare', may: [] },
] as const;

async function createRoles(trx: Database): Promise<void> {
  for (const { key, name, may } of ROLES_TO_BEGIN_FROM) {
    const role = await trx
      .insertInto('role')
      .values({ key, name, name_key: swedishSortKey(name) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (role === undefined || may.length === 0) continue;
    const grants = may.map((capability_key) => ({ role_id: role.id, capability_key, value: true }));
    await trx.insertInto('role_capability').values(grants).execute();
  }
}

/** In place of a text: the jobs that can be applied for, whichever they are. */
const VACANCIES = 'block:vacancies';

/** A page to begin from. What stands within square brackets is the service's own to fill in. */
type PageToBeginFrom = Pick<PostFields, 'slug' | 'title' | 'excerpt' | 'content'> &
  Partial<Pick<PostFields, 'contact'>>;

/** The overview that they stand under. */
const ABOUT_US: PageToBeginFrom = {
  slug: 'om-oss',
  title: 'Om oss',
  excerpt: 'Vilka vi är, hur du når oss och hur webbplatsen fungerar.',
  content: blocks('om-oss', ['<p>[Berätta kort om räddningstjänsten: område, stationer och nämnd.]</p>']),
};

/**
 * The pages that every service has to have, as drafts of an empty one: nothing is claimed in a service's name before
 * somebody there has read it. Source: SPEC section 2, fixed slugs; SWEDEN, law on accessibility, cookies and privacy
 */
const PAGES_TO_BEGIN_FROM: readonly (PageToBeginFrom & { slug: FixedPageSlug })[] = [
  {
    slug: CONTACT_PAGE_SLUG,
    title: 'Kontakta oss',
    excerpt: 'Så når du räddningstjänsten. Ring 112 vid nödläge – fara för liv, egendom eller miljö.',
    // The one place for it: what stands here is shown beside the text and at the foot of every page.
    contact: { title: 'Växel', name: '', phone: '', email: '', address: '', openingHours: '' },
    content: blocks(CONTACT_PAGE_SLUG, [
      '<p><strong>Är det ett nödläge? Ring <a href="tel:112">112</a>.</strong> Vår växel och e-post är inte bemannade dygnet runt.</p>',
      '<p>E-post till oss blir allmän handling. Skicka inte känsliga personuppgifter med e-post.</p>',
    ]),
  },
  {
    slug: JOBS_PAGE_SLUG,
    title: 'Arbeta hos oss',
    excerpt: 'Lediga jobb och hur det är att arbeta som brandman i beredskap eller på heltid.',
    content: blocks(JOBS_PAGE_SLUG, [
      '<p>[Berätta vilka ni söker och vad arbetet innebär.]</p>',
      VACANCIES,
      '# Har du frågor?',
      '<p>[Namn, telefonnummer och e-postadress till den som svarar.]</p>',
    ]),
  },
  {
    slug: COOKIE_PAGE_SLUG,
    title: 'Om kakor (cookies)',
    excerpt: 'Vi använder bara nödvändiga kakor. Här ser du vilka de är, vad de gör och hur länge de sparas.',
    content: blocks(COOKIE_PAGE_SLUG, [
      '<p>En kaka är en liten textfil som sparas i din webbläsare. Vi får bara spara kakor om du har fått information om dem och samtycker, om de inte är nödvändiga för en tjänst som du själv har bett om. Det står i 9 kap. 28 § lagen (2022:482) om elektronisk kommunikation.</p>',
      '# Kakor på webbplatsen',
      '<ul><li><strong>AcceptCookies</strong> minns att du har läst om kakorna. Sparas i 365 dagar.</li><li><strong>__Host-sid</strong> håller ihop ditt besök när du är inloggad. Försvinner när du loggar ut.</li><li><strong>__Host-device</strong> minns att någon har loggat in i webbläsaren, så att andras felaktiga försök inte stänger dig ute. Sparas i 180 dagar.</li></ul>',
      '<p>Alla är nödvändiga. Vi använder inga kakor för reklam eller spårning och delar inte uppgifter med någon annan.</p>',
      '# Ta bort kakor',
      '<p>Du kan när som helst ta bort kakorna i webbläsarens inställningar.</p>',
    ]),
  },
  {
    slug: PRIVACY_PAGE_SLUG,
    title: 'Så behandlar vi personuppgifter',
    excerpt: 'Vilka personuppgifter vi behandlar, varför, hur länge och vilka rättigheter du har.',
    content: blocks(PRIVACY_PAGE_SLUG, [
      '<p>[Nämndens eller förbundets namn] är personuppgiftsansvarig. Du når vårt dataskyddsombud på [e-postadress].</p>',
      '# Varför vi behandlar personuppgifter',
      '<p>[Beskriv varje ändamål, den rättsliga grunden och hur länge uppgifterna sparas.]</p>',
      '# Dina rättigheter',
      '<p>Du har rätt att få veta vilka uppgifter vi har om dig, att få fel rättade och i vissa fall att få uppgifter borttagna. Kontakta oss på [e-postadress].</p>',
      '# Klagomål',
      '<p>Om du tycker att vi behandlar dina uppgifter fel kan du klaga hos <a href="https://www.imy.se">Integritetsskyddsmyndigheten</a>.</p>',
    ]),
  },
  {
    slug: ACCESSIBILITY_PAGE_SLUG,
    title: 'Tillgänglighetsredogörelse',
    excerpt:
      'Redogörelse för hur väl webbplatsen följer lagen om tillgänglighet till digital offentlig service.',
    content: blocks(ACCESSIBILITY_PAGE_SLUG, [
      '<p>[Nämndens eller förbundets namn] står bakom den här webbplatsen. Vi vill att så många som möjligt ska kunna använda den. Här beskriver vi hur den följer lagen om tillgänglighet till digital offentlig service, vilka brister som finns och hur du rapporterar fler.</p>',
    ]),
  },
];

/** @param texts a heading where it begins with `# `, `VACANCIES`, or else HTML */
function blocks(slug: string, texts: readonly string[]): ContentNode[] {
  return texts.map((text, index) => {
    const id = `${slug}-${index + 1}`;
    const common = { id, version: BLOCK_VERSION, children: [] };
    if (text === VACANCIES) return { ...common, type: 'vacancies', props: { title: 'Lediga jobb' } };
    return text.startsWith('# ')
      ? { ...common, type: 'heading', props: { text: text.slice(2), size: 2 } }
      : { ...common, type: 'html', props: { html: text } };
  });
}
