// biome-ignore-all lint/suspicious/noArrayIndexKey: a piece is its place
import { unbroken } from '@brandpost/swedish';
import { contactLinks } from '../rich-text/contact-links.ts';

/**
 * A text whose telephone numbers and addresses are links, and whose other numbers stay with what they belong to.
 * @param before what stands before it, by which `contactLinks` tells a number to call from an amount
 */
export function LinkedText({ text, before }: { text: string; before?: string }) {
  return contactLinks(text, before).map(({ text: words, href }, index) =>
    href === null ? (
      unbroken(words)
    ) : (
      <a key={index} href={href}>
        {unbroken(words)}
      </a>
    ),
  );
}
