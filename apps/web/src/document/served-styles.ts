import { __PRIVATE__ } from 'styled-components';

/** How styled-components marks which rules are whose, and parts them, for a browser that takes them over. */
const MARKS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;
const CLASSES = /(?<=\.)[A-Za-z][\w-]*/g;
/** What the build calls a component; only where a rule speaks of the component is it needed in HTML (ADR 0014). */
const COMPONENT_ID = /sc-[a-z0-9]+-\d+ /g;
/** What lucide calls its icons, the namespace that HTML gives them by itself, and how a router that is a server's finds its links. */
const UNUSED = / (?:class="lucide [^"]*"|xmlns="http:\/\/www\.w3\.org\/2000\/svg"|data-discover="true")/g;

/**
 * The styles of a page as they are sent: without the marks of styled-components, which are a twelfth of a crisis page when
 * it is packed (ADR 0014). `keepServedStyles` knows the rules without them.
 * @param styleTags as its sheet for servers writes them
 */
export function withoutMarks(styleTags: string): string {
  return styleTags.replace(/<style [^>]*>/g, '<style>').replace(MARKS, '');
}

/**
 * The HTML without attributes that nothing asks for, such as classes that no rule of these styles is for; React leaves the
 * others as they are when it takes over.
 */
export function withoutUnusedAttributes(html: string, styleTags: string): string {
  const isUsed = (id: string) => styleTags.includes(`.${id.trim()}`);
  return html
    .replace(UNUSED, '')
    .replace(/ class="sc-[^"]*"/g, (classes) =>
      classes.replace(COMPONENT_ID, (id) => (isUsed(id) ? id : '')),
    );
}

/**
 * Lets styled-components know which classes came with the page, so that it does not write their rules again. What pages
 * need later comes after them. It has no public way of saying so.
 */
export function keepServedStyles(): void {
  const served = new Set(document.querySelector('head > style')?.textContent.match(CLASSES));
  const { mainSheet } = __PRIVATE__;
  const isOwn = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (id, name) => served.has(name) || isOwn(id, name);
}
