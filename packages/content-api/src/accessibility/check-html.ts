import axe from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
import { axeMessage } from './axe-messages.ts';
import { criterionOf } from './criteria.ts';
import type { Found } from './found.ts';

/** What has to be seen to be judged, and here nothing is drawn: the theme's contrast is tested when it is built. */
const NEEDS_EYES = [
  ...['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  ...['css-orientation-lock', 'frame-tested', 'no-autoplay-audio', 'avoid-inline-spacing'],
];
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  rules: Object.fromEntries(NEEDS_EYES.map((rule) => [rule, { enabled: false }])),
};
/** A fault that is everywhere on a page is told of as often as somebody would look. */
const MAX_PLACES = 20;

/** Runs axe on a page as it is sent. Its scripts are not run, and nothing that it names is fetched. */
export async function checkHtml(html: string, url: string): Promise<{ title: string; found: Found[] }> {
  const dom = new JSDOM(html, { url, runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
  const { window } = dom;
  try {
    window.eval(axe.source);
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      window.document as unknown as axe.ElementContext,
      OPTIONS,
    );
    const found = violations.flatMap(({ id, tags, nodes }) => {
      const criterion = criterionOf(tags);
      if (criterion === null) return [];
      return nodes.slice(0, MAX_PLACES).map(({ target }) => ({
        rule: `axe/${id}`,
        message: axeMessage(id),
        criterion,
        place: target.flat().join(' ').slice(0, 500),
      }));
    });
    return { title: window.document.title, found };
  } finally {
    window.close();
  }
}
