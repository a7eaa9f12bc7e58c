import axe from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
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
/** A fault that is everywhere on a page is reported as often as somebody would look. */
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

/** What is wrong, by the rule of axe that found it. Source: axe-core 4.14, rules of WCAG 2.0 to 2.2, A and AA */
const MESSAGES: Readonly<Record<string, string>> = {
  'area-alt': 'Ett område i en klickbar bild saknar text.',
  'aria-hidden-body': 'Hela sidan är dold för hjälpmedel.',
  'aria-hidden-focus': 'Något som går att nå med tangentbordet är dolt för hjälpmedel.',
  'aria-input-field-name': 'Ett fält saknar namn.',
  'aria-toggle-field-name': 'Ett val saknar namn.',
  'aria-command-name': 'En knapp eller länk saknar namn.',
  'audio-caption': 'Ett ljudklipp saknar text.',
  'button-name': 'En knapp saknar text.',
  bypass: 'Det går inte att hoppa förbi det som upprepas på alla sidor.',
  'definition-list': 'En lista med begrepp är fel uppbyggd.',
  dlitem: 'Ett begrepp står utanför sin lista.',
  'document-title': 'Sidan saknar titel.',
  'duplicate-id-aria': 'Två delar av sidan har samma namn för hjälpmedel.',
  'empty-heading': 'En rubrik är tom.',
  'form-field-multiple-labels': 'Ett fält har flera etiketter.',
  'frame-title': 'Inbäddat innehåll saknar titel.',
  'heading-order': 'En rubriknivå är överhoppad.',
  'html-has-lang': 'Sidan anger inte sitt språk.',
  'html-lang-valid': 'Sidan anger ett språk som inte finns.',
  'image-alt': 'En bild saknar alternativtext.',
  'input-button-name': 'En knapp saknar text.',
  'input-image-alt': 'En bildknapp saknar alternativtext.',
  label: 'Ett fält saknar etikett.',
  'label-content-name-mismatch': 'Namnet som läses upp skiljer sig från det som syns.',
  'link-name': 'En länk saknar text.',
  list: 'En lista är fel uppbyggd.',
  listitem: 'En punkt står utanför sin lista.',
  'meta-refresh': 'Sidan laddas om av sig själv.',
  'meta-viewport': 'Det går inte att förstora sidan.',
  'nested-interactive': 'En knapp eller länk ligger inuti en annan.',
  'object-alt': 'Inbäddat innehåll saknar alternativtext.',
  'role-img-alt': 'En bild saknar alternativtext.',
  'select-name': 'En lista att välja i saknar etikett.',
  'summary-name': 'Det som öppnar en dold text saknar namn.',
  'svg-img-alt': 'En bild saknar alternativtext.',
  'td-headers-attr': 'En cell i en tabell hänvisar till en rubrik som inte finns.',
  'th-has-data-cells': 'En rubrik i en tabell hör inte till några celler.',
  'valid-lang': 'En del av texten anger ett språk som inte finns.',
  'video-caption': 'En film saknar undertexter.',
};
const OTHER = 'En del av sidan är uppbyggd så att hjälpmedel inte kan tolka den.';

/** In Swedish what a rule of axe says is wrong. */
function axeMessage(rule: string): string {
  return MESSAGES[rule] ?? OTHER;
}
