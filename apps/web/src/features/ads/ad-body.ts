import { EXCERPT_MAX_LENGTH } from '@brandpost/domain';
import type { PostBody } from '@brandpost/rubicore-api';
import { fromSwedishClock } from '@brandpost/swedish';

export type AdType = 'advertisment' | 'givetake';

/** What somebody has written in the form. `lastDay` is a Swedish day, such as `2026-12-24`. */
export type WrittenAd = { type: AdType; title: string; text: string; lastDay: string };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An ad as it is sent: plain text in paragraphs, for everybody who is signed in, to the end of its last day. */
export function adBody({ type, title, text, lastDay }: WrittenAd, rootNodeId: number | null): PostBody {
  const paragraphs = text.split(/\n\s*\n/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  const html = paragraphs.map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`).join('');
  const excerpt = text.trim().replaceAll(/\s+/g, ' ');
  return {
    ...{ type, title: title.trim(), status: 'publish' as const },
    excerpt: excerpt.length > EXCERPT_MAX_LENGTH ? `${excerpt.slice(0, EXCERPT_MAX_LENGTH - 1)}…` : excerpt,
    content: [{ id: 'text', type: 'html', version: '1.0.0', props: { html }, children: [] }],
    nodeIds: rootNodeId === null ? [] : [rootNodeId],
    unpublishedDate: fromSwedishClock(`${lastDay}T23:59`)?.instant ?? null,
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
