import { EMERGENCY } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { KEPT_COPY_CLASS } from '../connection/kept-copy.ts';
import { savedPages } from '../texts/saved-pages.ts';
import { type Copy, copiedPages } from './copies.ts';

/** Readable in both themes, which it knows nothing of. */
const NOTE_STYLE = `.${KEPT_COPY_CLASS}{padding:.75rem 1.25rem;background:#ffd02e;color:#14213d;font:500 1rem/1.4 system-ui,sans-serif;text-align:center}`;

/** A page from before, which says so, why, and how old it is. */
export async function savedPage(
  { html, policy, copiedAt }: Copy,
  reason: keyof typeof savedPages.reason,
): Promise<Response> {
  const age = savedPages.readFrom(formatDateTime(copiedAt.toISOString()));
  const note = `<aside class="${KEPT_COPY_CLASS}" data-copied-at="${copiedAt.toISOString()}" aria-label="${savedPages.label}"><strong>${savedPages.reason[reason]}</strong> ${age}</aside>`;
  const marked = html
    .replace('</head>', `<style>${NOTE_STYLE}</style></head>`)
    .replace(/<body[^>]*>/, `$&${note}`);
  const styles = policy.replace('style-src ', `style-src '${await hashOf(NOTE_STYLE)}' `);
  return new Response(marked, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': styles },
  });
}

/** What is shown in place of a page of which there is no copy: whom to call, and what can be read. */
export async function offlinePage(): Promise<Response> {
  const pages = await copiedPages();
  const links = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  const { pageTitle, pageText, list } = savedPages;
  const copies = links === '' ? '' : `<h2>${list}</h2><ul>${links}</ul>`;
  return new Response(
    `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${pageTitle}</title><style>${OFFLINE_STYLE}</style></head><body><main><h1>${pageTitle}</h1><p>${pageText}</p><p><a class="call" href="${EMERGENCY.address}">${EMERGENCY.sentence}</a></p>${copies}</main></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
}

const OFFLINE_STYLE =
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;background:#fff;color:#14213d}main{max-width:38rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:2rem;line-height:1.15}ul{list-style:none;margin:0;padding:0}li{border-top:1px solid #8a94a8}li a{display:block;padding:.75rem 0;color:inherit}.call{display:block;padding:1rem 1.25rem;border-radius:.75rem;background:#a51a20;color:#fff;font-weight:650}@media(prefers-color-scheme:dark){body{background:#0c1220;color:#f3f5f9}}';

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
