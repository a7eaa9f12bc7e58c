import { formatDateTime } from '@brandpost/swedish';
import { type HTMLElement, parse } from 'node-html-parser';
import { fileOf, linkBetween } from './mirrored-files.ts';

export type MirroredPage = {
  html: string;
  /** Addresses on the site that the page leads to or is made of, as far as they are copied. */
  links: string[];
};

const ADDRESSES = ['href', 'src', 'poster'] as const;
/** The copy has no service behind it: nothing may run, and nothing may be asked for but its own files. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'";

/**
 * A page of the site as it stands in a static copy: without scripts and forms, its links leading from file to file, and
 * with a note of when it was copied. What is not copied is linked to on the site itself.
 * @param page the address on the site, the file of the copy, and the time of copying
 */
export function mirroredPage(
  html: string,
  { address, file, origin, copiedAt }: { address: string; file: string; origin: string; copiedAt: Date },
): MirroredPage {
  const links = new Set<string>();
  const rewritten = (value: string): string => {
    const target = targetOf(value, { address, origin });
    if (target === null) return value;
    const targetFile = fileOf(target.address);
    if (targetFile === null) return `${origin}${target.address}${target.hash}`;
    links.add(target.address);
    return linkBetween(file, targetFile) + target.hash;
  };
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true, pre: true } });
  unwrapNoScript(root);
  removeWhatNeedsService(root);
  for (const element of root.querySelectorAll('[href], [src], [poster], [srcset], [style]')) {
    rewriteAddresses(element, rewritten);
  }
  for (const style of root.querySelectorAll('style'))
    style.set_content(rewriteCss(style.innerHTML, rewritten));
  describeCopy(root, { origin, copiedAt });
  return { html: root.toString(), links: [...links] };
}

/** Nothing runs in the copy: what is for that case is for everybody. */
function unwrapNoScript(root: HTMLElement): void {
  for (const element of root.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
}

/** Scripts, forms, and panels of nothing but a form, with the buttons that open those. */
function removeWhatNeedsService(root: HTMLElement): void {
  const panels = root.querySelectorAll('[popover]').filter((panel) => panel.querySelector('form') !== null);
  const opened = new Set(panels.map(({ id }) => id));
  const buttons = root
    .querySelectorAll('button')
    .filter((button) => opened.has(button.getAttribute('popovertarget') ?? ''));
  const others = root.querySelectorAll('script, form, link[rel="modulepreload"]');
  for (const gone of [...panels, ...buttons, ...others]) gone.remove();
}

function rewriteAddresses(element: HTMLElement, rewritten: (value: string) => string): void {
  for (const name of ADDRESSES) {
    const value = element.getAttribute(name);
    if (value !== undefined && !isForSearchEngines(element)) element.setAttribute(name, rewritten(value));
  }
  const sources = element.getAttribute('srcset');
  if (sources !== undefined) {
    const each = sources.split(',').map((source) => {
      const [address = '', ...size] = source.trim().split(/\s+/);
      return [rewritten(address), ...size].join(' ');
    });
    element.setAttribute('srcset', each.join(', '));
  }
  const style = element.getAttribute('style');
  if (style !== undefined) element.setAttribute('style', rewriteCss(style, rewritten));
}

/** The address that a page is known by stays the site's. */
function isForSearchEngines(element: HTMLElement): boolean {
  return element.tagName === 'LINK' && element.getAttribute('rel') === 'canonical';
}

function rewriteCss(css: string, rewritten: (value: string) => string): string {
  return css.replaceAll(
    /url\((['"]?)([^'")]+)\1\)/g,
    (_, quote: string, address: string) => `url(${quote}${rewritten(address)}${quote})`,
  );
}

/** @returns null for what leads elsewhere, to a telephone, or to a place on the same page */
function targetOf(
  value: string,
  { address, origin }: { address: string; origin: string },
): { address: string; hash: string } | null {
  if (value === '' || value.startsWith('#') || !URL.canParse(value, origin + address)) return null;
  const url = new URL(value, origin + address);
  return url.origin === origin ? { address: url.pathname + url.search, hash: url.hash } : null;
}

function describeCopy(root: HTMLElement, { origin, copiedAt }: { origin: string; copiedAt: Date }): void {
  const head = root.querySelector('head');
  head?.insertAdjacentHTML(
    'afterbegin',
    `<meta http-equiv="content-security-policy" content="${POLICY}"><meta name="robots" content="noindex">`,
  );
  root
    .querySelector('body')
    ?.insertAdjacentHTML(
      'afterbegin',
      `<aside aria-label="Reservkopia" style="${NOTE}"><strong>Reservkopia av ${new URL(origin).host}</strong>, hämtad ${formatDateTime(copiedAt)}. Sök och inloggning fungerar inte här.</aside>`,
    );
}

/** Readable in both themes, which do not reach it. */
const NOTE =
  'margin:0;padding:.625rem 1.25rem;background:#ffd02e;color:#14213d;text-align:center;font:500 1rem/1.4 inherit';
