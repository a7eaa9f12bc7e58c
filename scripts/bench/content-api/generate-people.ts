import type { DemoContent, DemoUser } from '@brandpost/content-api/bulk-load';
import { slugify } from '@brandpost/swedish';
import { seededRandom } from './random.ts';

/** Numbers that no account of the demo content has. */
const FIRST_ID = 10_000;

/** Made-up names: each first name with each last one is a person. */
const FIRST_NAMES = [
  ...[
    'Alva',
    'Björn',
    'Cecilia',
    'David',
    'Elin',
    'Fredrik',
    'Greta',
    'Hugo',
    'Ida',
    'Johan',
    'Karin',
    'Lars',
  ],
  ...['Maja', 'Nils', 'Olivia', 'Petter', 'Ronja', 'Sven', 'Tove', 'Urban', 'Vera', 'Åke', 'Ärla', 'Östen'],
];
const LAST_NAMES = [
  ...['Brandvägg', 'Slangrulle', 'Stegvagn', 'Strålrör', 'Rökdyk', 'Vattenpost', 'Larmsson', 'Skumberg'],
  ...['Hjälmström', 'Yxbäck', 'Släckdal', 'Brytfors', 'Spadmark', 'Pumpgren', 'Gnistlund', 'Askholm'],
];

/** Staff of a large service, each in a group and with a job role. The same for the same number. */
export function generatePeople(content: DemoContent, count: number): DemoUser[] {
  const random = seededRandom(113);
  const groups = content.nodes.slice(1);
  const jobs = content.categories.filter(({ type }) => type === 'pidjob');
  return Array.from({ length: count }, (_, index) => {
    const firstName = random.one(FIRST_NAMES);
    const lastName = random.one(LAST_NAMES);
    const uid = `${slugify(`${firstName} ${lastName}`)}-${index}`;
    return {
      id: FIRST_ID + index,
      uid,
      username: uid,
      firstName,
      lastName,
      displayName: `${firstName} ${lastName}`,
      roles: [],
      groups: [random.one(groups).id],
      jobs: [random.one(jobs).id],
      capabilities: [],
      tools: [],
      favourites: [],
      meta: {},
      profile: { email: `${uid}@example.se` },
    };
  });
}
