import { createHash } from 'node:crypto';
import { DEFAULT_VIDEO_HOSTS } from '@brandpost/cms-blocks';
import type { RenderResult } from '@brandpost/render-contract';
import { EMPTY_STYLE } from '../assets/empty-style.ts';
import { CSP_REPORTS } from '../security-reports/csp-reports.ts';

type Page = Extract<RenderResult, { kind: 'page' }>;

/**
 * What a page may do. Scripts are our own files and the inline ones that the page was written with, named by
 * their hashes; so are styles. Hashes rather than nonces, so that a page can be kept and sent again as it is
 * (docs/decisions/0006). Source: SECURITY T32.
 */
export function pagePolicy(
  page: Pick<Page, 'inlineStyles' | 'inlineScripts'>,
  { mode, formsLeadTo }: { mode: 'built' | 'developing'; formsLeadTo: string | null },
): string {
  const scripts = page.inlineScripts.map(sourceOf);
  const styles = page.inlineStyles.map(sourceOf);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    mode === 'built'
      ? `style-src 'self' ${EMPTY_STYLE} ${styles.join(' ')}`
      : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    mode === 'built' ? "connect-src 'self'" : "connect-src 'self' ws:",
    `frame-src ${DEFAULT_VIDEO_HOSTS.map((host) => `https://${host}`).join(' ')}`,
    // Browsers hold a form to this on its way through our redirect too.
    `form-action 'self'${formsLeadTo === null ? '' : ` ${formsLeadTo}`}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(mode === 'built' ? ["require-trusted-types-for 'script'", `report-uri ${CSP_REPORTS}`] : []),
  ].join('; ');
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
