import { safeUrl } from '@brandpost/cms-blocks';
import type { Blurb, InfoLink, PostContact } from '@brandpost/domain';

/** Blurbs as they travel, of whatever lies in the database. */
export function wireBlurbs(value: unknown): Blurb[] {
  return listOf(value).map((item) => {
    const blurb = fieldsOf(item);
    return { title: textOf(blurb.title), text: textOf(blurb.text), url: addressOf(blurb.url) };
  });
}

/** Links to further information as they travel. */
export function wireInfo(value: unknown): InfoLink[] {
  return listOf(value).map((item) => {
    const info = fieldsOf(item);
    return {
      title: textOf(info.title),
      url: addressOf(info.url),
      openInNewWindow: info.openInNewWindow === true,
    };
  });
}

/** A contact as it travels; null where there is none. */
export function wireContact(value: unknown): PostContact | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const contact = fieldsOf(value);
  return {
    title: textOf(contact.title),
    name: textOf(contact.name),
    phone: textOf(contact.phone),
    email: textOf(contact.email),
    address: textOf(contact.address),
    openingHours: textOf(contact.openingHours),
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An address that may be followed, else nothing. */
function addressOf(value: unknown): string {
  return typeof value === 'string' ? (safeUrl(value, 'link') ?? '') : '';
}
