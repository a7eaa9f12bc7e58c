import { type DemoUser, readDemoContent } from '../demo-content.ts';
import type { Person } from './people.ts';

/** The demo's users as an identity provider knows them, and the password that all have. */
export async function demoPeople(): Promise<{ people: Person[]; password: string }> {
  const { users, password } = await readDemoContent();
  return { people: users.map(personFrom), password };
}

function personFrom(user: DemoUser): Person {
  const { uid, username, firstName, lastName, displayName, profile } = user;
  const email = (profile as { email?: string } | null)?.email ?? '';
  return {
    uid: String(uid),
    username,
    firstName: String(firstName),
    lastName: String(lastName),
    displayName: String(displayName),
    email,
    groups: [],
  };
}
