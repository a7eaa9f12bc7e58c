import { contactLinks } from '../rich-text/contact-links.ts';

/**
 * A text whose telephone numbers and addresses are links.
 * @param before what stands before it, by which `contactLinks` tells a number to call from an amount
 */
export function LinkedText({ text, before }: { text: string; before?: string }) {
  return contactLinks(text, before).map(({ text: words, href }, index) =>
    href === null ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <a key={index} href={href}>
        {words}
      </a>
    ),
  );
}
