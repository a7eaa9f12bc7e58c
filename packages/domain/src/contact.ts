import type { PostContact } from './entities/post-parts.ts';

/** Whether a contact says more than what it is called: whom to ask, or how. */
export function hasContactDetails(contact: PostContact | null): contact is PostContact {
  if (contact === null) return false;
  const { title: _, ...details } = contact;
  return Object.values(details).some((detail) => detail !== '');
}
